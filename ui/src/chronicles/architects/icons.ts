/** Pictures of locations, of what a Scheme does, and of goods, from game-icons.net (CC BY 3.0). */
import Anvil from '~icons/game-icons/anvil';
import BrickPile from '~icons/game-icons/brick-pile';
import Castle from '~icons/game-icons/castle';
import Coins from '~icons/game-icons/coins';
import CrownCoin from '~icons/game-icons/crown-coin';
import GoldBar from '~icons/game-icons/gold-bar';
import Guards from '~icons/game-icons/guards';
import Handcuffs from '~icons/game-icons/handcuffs';
import MineWagon from '~icons/game-icons/mine-wagon';
import Papers from '~icons/game-icons/papers';
import PineTree from '~icons/game-icons/pine-tree';
import RobberMask from '~icons/game-icons/robber-mask';
import ScrollQuill from '~icons/game-icons/scroll-quill';
import ScrollUnfurled from '~icons/game-icons/scroll-unfurled';
import StoneBlock from '~icons/game-icons/stone-block';
import StonePile from '~icons/game-icons/stone-pile';
import TiedScroll from '~icons/game-icons/tied-scroll';
import TwoCoins from '~icons/game-icons/two-coins';
import Village from '~icons/game-icons/village';
import WoodPile from '~icons/game-icons/wood-pile';
import WoodenCrate from '~icons/game-icons/wooden-crate';
import type { Icon } from '../../lib/icons';

export const PLACES: Record<string, Icon> = {
  quarry: StonePile,
  forest: PineTree,
  silversmith: TwoCoins,
  mines: MineWagon,
  storehouse: WoodenCrate,
  workshop: Anvil,
  town_centre: Village,
  tax_stand: CrownCoin,
  guardhouse: Guards,
  black_market: RobberMask,
  guildhall: Castle,
};
export const DEEDS: Record<string, Icon> = {
  demand: ScrollQuill,
  event: ScrollUnfurled,
  scheme: ScrollUnfurled,
  future_discard: TiedScroll,
  future_top: TiedScroll,
  tax_check: CrownCoin,
  exile: Handcuffs,
  exile_prison: Handcuffs,
  capture: Handcuffs,
  imprison: Handcuffs,
  market_reset: RobberMask,
};
export const GOODS: Record<string, Icon> = {
  silver: Coins,
  clay: BrickPile,
  stone: StonePile,
  wood: WoodPile,
  gold: GoldBar,
  marble: StoneBlock,
  building: Papers,
  debt: TiedScroll,
  debt_paid: TiedScroll,
};
