/** What a branch is called: its own name, "As played", or its number. */
import { isPlayed, nodeOf, placed, ROOT, type Tree } from './tree';

type Say = (key: string, words?: Record<string, string | number>) => string;

export function branchName(tree: Tree, branch: number, say: Say): string {
  const node = nodeOf(tree, branch);
  if (node.name) return node.name;
  const all = placed(tree);
  const first = branch === ROOT ? all.find(({ row, depth }) => row === 0 && depth === 1) : node;
  if (first && isPlayed(first)) return say('as-played');
  const rows = [...new Set(all.map((each) => each.branch))];
  return say('branch', { number: rows.indexOf(branch) + 1 });
}
