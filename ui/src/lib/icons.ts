/** The picture of each card, Guild and Season, from game-icons.net (CC BY 3.0; credits on the About page). */
import type { Component } from 'svelte';
import type { SVGAttributes } from 'svelte/elements';
import AllSeeingEye from '~icons/game-icons/all-seeing-eye';
import Anvil from '~icons/game-icons/anvil';
import CheckedShield from '~icons/game-icons/checked-shield';
import CloakDagger from '~icons/game-icons/cloak-dagger';
import CoalPile from '~icons/game-icons/coal-pile';
import Cowled from '~icons/game-icons/cowled';
import FallingLeaf from '~icons/game-icons/falling-leaf';
import Granary from '~icons/game-icons/granary';
import HeraldicSun from '~icons/game-icons/heraldic-sun';
import LanternFlame from '~icons/game-icons/lantern-flame';
import Lyre from '~icons/game-icons/lyre';
import MedievalGate from '~icons/game-icons/medieval-gate';
import MountedKnight from '~icons/game-icons/mounted-knight';
import PestleMortar from '~icons/game-icons/pestle-mortar';
import PlagueDoctor from '~icons/game-icons/plague-doctor-profile';
import PowderBag from '~icons/game-icons/powder-bag';
import QuillInk from '~icons/game-icons/quill-ink';
import ScrollUnfurled from '~icons/game-icons/scroll-unfurled';
import ShakingHands from '~icons/game-icons/shaking-hands';
import Snowflake from '~icons/game-icons/snowflake-1';
import Spears from '~icons/game-icons/spears';
import StakesFence from '~icons/game-icons/stakes-fence';
import StoneTower from '~icons/game-icons/stone-tower';
import Trebuchet from '~icons/game-icons/trebuchet';
import Trowel from '~icons/game-icons/trowel';
import TwoCoins from '~icons/game-icons/two-coins';
import Wheat from '~icons/game-icons/wheat';
import WingedSword from '~icons/game-icons/winged-sword';

export type Icon = Component<SVGAttributes<SVGSVGElement>>;

export const CARD_ICONS: Record<string, Icon> = {
  shields: CheckedShield,
  palisades: StakesFence,
  tower: StoneTower,
  patrol: LanternFlame,
  manure: CoalPile,
  soldiers: Spears,
  knights: MountedKnight,
  trebuchets: Trebuchet,
  infiltration: Cowled,
  resources: Wheat,
  temporary_alliance: ShakingHands,
  plague: PlagueDoctor,
  hero: WingedSword,
  fortress: MedievalGate,
  imperial_manure: CoalPile,
  imperial_resources: Granary,
  edict: ScrollUnfurled,
  black_powder: PowderBag,
  inquisition: AllSeeingEye,
};
export const GUILD_ICONS: Record<string, Icon> = {
  bards: Lyre,
  builders: Trowel,
  artisans: Anvil,
  thieves: CloakDagger,
  scribes: QuillInk,
  apothecaries: PestleMortar,
  merchants: TwoCoins,
};
export const SEASON_ICONS: Record<string, Icon> = { summer: HeraldicSun, autumn: FallingLeaf, winter: Snowflake };
