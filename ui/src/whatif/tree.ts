/** The tree of a what-if board: its nodes, its branches, and where each is drawn. */
import type { WhatIfStep } from '../lib/learning';

export const ROOT = 0;

export interface TreeNode {
  id: number;
  parent: number; // -1 for the root
  step: WhatIfStep; // empty: as played
  who: number;
  words: string;
  turn: number;
  round: number;
  chance?: number; // of the reader's seat, from 0 to 1
  name?: string; // of the branch that begins here
  note?: string;
}
export type Tree = readonly TreeNode[];

export interface Placed extends TreeNode {
  depth: number;
  row: number;
  branch: number; // the node with which its row begins
}

export const rootNode = (): TreeNode => ({ id: ROOT, parent: -1, step: {}, who: -1, words: '', turn: 0, round: 0 });
export const isPlayed = ({ step }: TreeNode): boolean => !step.moves?.length && step.imagine == null;
export const childrenOf = (tree: Tree, id: number): TreeNode[] => tree.filter(({ parent }) => parent === id);
export const nodeOf = (tree: Tree, id: number): TreeNode => tree.find((each) => each.id === id) ?? tree[0]!;

/** The nodes from the first step to this one. */
export function pathTo(tree: Tree, id: number): TreeNode[] {
  const node = nodeOf(tree, id);
  return node.parent < 0 ? [] : [...pathTo(tree, node.parent), node];
}
export const stepsTo = (tree: Tree, id: number): WhatIfStep[] => pathTo(tree, id).map(({ step }) => step);

export const isSame = (one: WhatIfStep, other: WhatIfStep): boolean =>
  (one.imagine ?? -1) === (other.imagine ?? -1) && (one.moves ?? []).join() === (other.moves ?? []).join();

/** A tree with one more node below another; if that step is there already, its node is found. */
export function withStep(tree: Tree, parent: number, made: Omit<TreeNode, 'id' | 'parent'>): [Tree, number] {
  const there = childrenOf(tree, parent).find(({ step }) => isSame(step, made.step));
  if (there) return [tree, there.id];
  const id = 1 + Math.max(...tree.map((each) => each.id));
  return [[...tree, { ...made, id, parent }], id];
}

export const changed = (tree: Tree, id: number, change: Partial<TreeNode>): Tree =>
  tree.map((each) => (each.id === id ? { ...each, ...change } : each));

/** A tree without a node and all that follows it. */
export function without(tree: Tree, id: number): Tree {
  const gone = new Set([id]);
  for (const { id: each, parent } of [...tree].sort((a, b) => a.id - b.id)) if (gone.has(parent)) gone.add(each);
  return tree.filter((each) => !gone.has(each.id));
}

/** Every node with its place: the first child goes on in the row of its parent, others begin rows below. */
export function placed(tree: Tree): Placed[] {
  const found: Placed[] = [];
  let rows = 0;
  const walk = (node: TreeNode, depth: number, row: number, branch: number): void => {
    found.push({ ...node, depth, row, branch });
    childrenOf(tree, node.id).forEach((child, place) => {
      if (place) rows += 1;
      walk(child, depth + 1, place ? rows : row, place ? child.id : branch);
    });
  };
  walk(nodeOf(tree, ROOT), 0, 0, ROOT);
  return found;
}

/** The node to the right: the first child, or the one that led to where we came from. */
export const onward = (tree: Tree, id: number, last: number): TreeNode | undefined => {
  const children = childrenOf(tree, id);
  const way = new Set(pathTo(tree, last).map((each) => each.id));
  return children.find((each) => way.has(each.id)) ?? children[0];
};

/** The node in the row above or below, at the same depth or the nearest before it. */
export function beside(tree: Tree, id: number, by: 1 | -1): number {
  const all = placed(tree);
  const here = all.find((each) => each.id === id)!;
  const next = all.filter(({ row }) => row === here.row + by);
  const near = next.filter(({ depth }) => depth <= here.depth).sort((a, b) => b.depth - a.depth)[0];
  return (near ?? next.sort((a, b) => a.depth - b.depth)[0] ?? here).id;
}

/** Read what was kept or came in a link: it may be of another version, or changed by hand. */
export function readTree(value: unknown): Tree {
  if (!Array.isArray(value)) return [rootNode()];
  const tree = [rootNode()];
  for (const each of value as Partial<TreeNode>[]) {
    if (!Number.isInteger(each?.id) || each.id! <= ROOT || !tree.some(({ id }) => id === each.parent)) continue;
    if (tree.some(({ id }) => id === each.id) || tree.length >= MOST_NODES) continue;
    const moves = Array.isArray(each.step?.moves) ? each.step.moves.map(String) : [];
    const imagine = Number.isInteger(each.step?.imagine) ? each.step!.imagine! : null;
    tree.push({
      ...rootNode(),
      id: each.id!,
      parent: each.parent!,
      step: moves.length ? { moves } : imagine === null ? {} : { imagine },
      ...(typeof each.name === 'string' ? { name: each.name.slice(0, NAME) } : {}),
      ...(typeof each.note === 'string' ? { note: each.note.slice(0, NOTE) } : {}),
    });
  }
  const root = (value as Partial<TreeNode>[]).find((each) => each?.id === ROOT);
  if (typeof root?.note === 'string') tree[0]!.note = root.note.slice(0, NOTE);
  return tree;
}
export const MOST_NODES = 300;
export const NAME = 40;
export const NOTE = 400;

/** What a link or the browser's storage holds of a tree: all that cannot be asked for again. */
export const kept = (tree: Tree): object[] =>
  tree.map(({ id, parent, step, name, note }) => ({ id, parent, step, name, note }));
