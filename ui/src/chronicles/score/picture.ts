/** The result of a chronicle as a picture: drawn here, so that nothing is sent anywhere. */
import type { Person } from '../lib/people';

export interface Result {
  title?: string;
  heading: string;
  lines: { name: string; text: string; value: string }[];
}
const WIDTH = 1080;
const ROW = 110;
const HEADING = 250; // where the first line of the heading stands
const LEADING = 72;
const BROAD = WIDTH - 140;

const colourOf = (value: string): string => {
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return name ? getComputedStyle(document.documentElement).getPropertyValue(name).trim() || '#594937' : value;
};

/** A sentence in lines that are no wider than the picture allows. */
function wrap(pen: CanvasRenderingContext2D, text: string, most: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (lines.at(-1) && pen.measureText(longer).width > most) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

export async function drawResult(result: Result, all: Person[]): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d')!;
  const large = "400 62px 'IM Fell English', Cinzel, serif";
  pen.font = large;
  const heading = wrap(pen, result.heading, BROAD);
  const top = HEADING + LEADING * (heading.length - 1) + 150;
  canvas.width = WIDTH;
  canvas.height = top + ROW * result.lines.length + 40; // this clears what was set of the pen
  const write = (text: string, font: string, x: number, y: number, colour: string, most: number): void => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.fillText(text, x, y, most);
  };
  pen.fillStyle = '#f3e9d2';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.strokeStyle = '#b8892b';
  pen.lineWidth = 4;
  pen.strokeRect(26, 26, canvas.width - 52, canvas.height - 52);
  pen.textAlign = 'center';
  write(result.title ?? '', '700 44px Cinzel, serif', WIDTH / 2, 130, '#7a1f1f', BROAD);
  for (const [place, line] of heading.entries())
    write(line, large, WIDTH / 2, HEADING + LEADING * place, '#2b2118', BROAD);
  for (const [place, line] of result.lines.entries()) {
    const y = top + place * ROW;
    const person = all.find((one) => one.name === line.name);
    pen.textAlign = 'center';
    if (person) {
      pen.beginPath();
      pen.arc(130, y - 14, 38, 0, 2 * Math.PI);
      pen.fillStyle = colourOf(person.colour);
      pen.fill();
      write(person.letter, '700 36px Cinzel, serif', 130, y - 2, person.ink, 70);
    }
    pen.textAlign = 'left';
    write(line.name, "600 46px 'EB Garamond', serif", person ? 200 : 90, y, '#2b2118', line.text ? 380 : 640);
    write(line.text, "400 36px 'EB Garamond', serif", 600, y, '#594937', 300);
    pen.textAlign = 'right';
    write(line.value, '700 50px Cinzel, serif', WIDTH - 90, y, '#7a1f1f', 140);
  }
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('picture'))), 'image/png'),
  );
}

/** Hand the picture to the device's own sheet, or save it as a file. */
export async function savePicture(picture: Blob, title: string): Promise<void> {
  const file = new File([picture], `${title.replace(/[^\p{L}\p{N}]+/gu, '-') || 'regno'}.png`, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] }) && matchMedia('(pointer: coarse)').matches)
    return void (await navigator.share({ files: [file], title }).catch(() => undefined));
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(address);
}
