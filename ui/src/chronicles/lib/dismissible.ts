type Attach = (box: HTMLElement) => () => void;

/** What opens within the page closes, like a dialog, by Escape and by a click outside; Escape gives the focus back. */
export function dismissible(close: () => void): Attach {
  return (box) => {
    const opener = document.activeElement;
    // heard before the click does anything: whatever was clicked may open in its place
    const onclick = (event: MouseEvent): void => void (!box.contains(event.target as Node) && close());
    function onkeydown(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    }
    document.addEventListener('click', onclick, true);
    document.addEventListener('keydown', onkeydown);
    return () => {
      document.removeEventListener('click', onclick, true);
      document.removeEventListener('keydown', onkeydown);
    };
  };
}
