/** A recap as a picture: a card with a few lines, drawn here, so that nothing of it leaves the browser by itself. */
const WIDTH = 1200;
const HEIGHT = 630;

/** A PNG with a headline and some lines, in the page's own faces. */
export async function recapPicture(title: string, lines: string[]): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const draw = canvas.getContext('2d')!;
  draw.fillStyle = '#2a211a';
  draw.fillRect(0, 0, WIDTH, HEIGHT);
  draw.fillStyle = '#f3e9d2';
  draw.fillRect(36, 36, WIDTH - 72, HEIGHT - 72);
  draw.strokeStyle = '#b8892b';
  draw.lineWidth = 3;
  draw.strokeRect(52, 52, WIDTH - 104, HEIGHT - 104);
  draw.fillStyle = '#2b2118';
  draw.textAlign = 'center';
  draw.font = "64px 'IM Fell English', 'EB Garamond', serif";
  draw.fillText(title, WIDTH / 2, 160, WIDTH - 160);
  draw.font = "38px 'EB Garamond', serif";
  lines.slice(0, 6).forEach((line, place) => draw.fillText(line, WIDTH / 2, 250 + place * 56, WIDTH - 160));
  draw.fillStyle = '#74530f';
  draw.font = "700 30px 'Cinzel', serif";
  draw.fillText('REGNO', WIDTH / 2, HEIGHT - 76);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  );
}
