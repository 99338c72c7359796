/** The picture of each action, from game-icons.net (CC BY 3.0). */
import BrickWall from '~icons/game-icons/brick-wall';
import Church from '~icons/game-icons/church';
import Crown from '~icons/game-icons/crown';
import CrossShield from '~icons/game-icons/cross-shield';
import CrossedSwords from '~icons/game-icons/crossed-swords';
import DeerHead from '~icons/game-icons/deer-head';
import Dove from '~icons/game-icons/dove';
import HammerNails from '~icons/game-icons/hammer-nails';
import Papers from '~icons/game-icons/papers';
import Prayer from '~icons/game-icons/prayer';
import RobberMask from '~icons/game-icons/robber-mask';
import Scales from '~icons/game-icons/scales';
import ScrollUnfurled from '~icons/game-icons/scroll-unfurled';
import ThreeFriends from '~icons/game-icons/three-friends';
import Watchtower from '~icons/game-icons/watchtower';
import type { Icon } from '../../lib/icons';

export const ACTIONS: Record<string, Icon> = {
  develop: HammerNails,
  hunt: DeerHead,
  trade: Scales,
  recruit: ThreeFriends,
  pray: Prayer,
  conspire: RobberMask,
  honour: CrossShield,
  commission: Papers,
  fortify: BrickWall,
  garrison: Watchtower,
  absolve: Dove,
  attack: CrossedSwords,
  convert: Church,
  favour: Crown,
  order: ScrollUnfurled,
};
