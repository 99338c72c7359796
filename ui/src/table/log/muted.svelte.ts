/** Whose talk at a table this browser does not show; remembered by table. */
import { keep, recall } from '../../lib/storage';

const MOST = 50; // tables, the latest last

class Muted {
  #all = $state<Record<string, string[]>>(recall('muted', {}));

  /** Names, not seats: who sits down anew is somebody else. */
  has(table: string, name: string): boolean {
    return this.#all[table]?.includes(name) ?? false;
  }
  names(table: string): string[] {
    return this.#all[table] ?? [];
  }
  set(table: string, name: string, on: boolean): void {
    const { [table]: before = [], ...rest } = this.#all;
    const names = on ? [...before, name] : before.filter((each) => each !== name);
    this.#all = Object.fromEntries([...Object.entries(rest), [table, names]].slice(-MOST)) as Record<string, string[]>;
    keep('muted', this.#all);
  }
}

export const muted = new Muted();
