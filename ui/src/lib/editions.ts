// Made by tools/typescript.py from src/regno/proelio/editions: change what stands there, then run the tool.

export const EDITIONS: Record<string, Record<string, string>> = {
  v082: { en: 'English rulebook, version 0.8.2', it: 'Regolamento inglese, versione 0.8.2' },
  ga: { en: 'Italian rulebook, Open War', it: 'Regolamento italiano, Guerra Aperta' },
  it111: { en: 'Italian rulebook, 111 cards', it: 'Regolamento italiano, 111 carte' },
  en111: { en: 'English rulebook, 111 cards', it: 'Regolamento inglese, 111 carte' },
};
export const USUAL_EDITION = 'en111';
