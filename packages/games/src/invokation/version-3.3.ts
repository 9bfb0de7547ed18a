import { artifacts } from './cards/artifacts.ts';
import { companions } from './cards/companions.ts';
import { events } from './cards/events.ts';
import { foods } from './cards/food.ts';
import { items, locations } from './cards/locations.ts';
import { products } from './cards/products.ts';
import { resonances } from './cards/resonance.ts';
import { weapons } from './cards/weapons.ts';
import { barbara } from './characters/barbara.ts';
import { collei } from './characters/collei.ts';
import { diluc } from './characters/diluc.ts';
import { fischl } from './characters/fischl.ts';
import { ganyu } from './characters/ganyu.ts';
import { kaeya } from './characters/kaeya.ts';
import { keqing } from './characters/keqing.ts';
import { mona } from './characters/mona.ts';
import { ningguang } from './characters/ningguang.ts';
import { noelle } from './characters/noelle.ts';
import { rhodeia } from './characters/rhodeia.ts';
import { sucrose } from './characters/sucrose.ts';
import { xiangling } from './characters/xiangling.ts';
import { xingqiu } from './characters/xingqiu.ts';
import { type CardPool, cardPool } from './pool.ts';

/** Version 3.3. A later version is another pool beside it: its own lists, with the cards it changed. */
export const version33: CardPool = cardPool(
  '3.3',
  'overwrite',
  diluc,
  kaeya,
  sucrose,
  collei,
  keqing,
  ningguang,
  noelle,
  barbara,
  fischl,
  ganyu,
  mona,
  rhodeia,
  xiangling,
  xingqiu,
  products,
  foods,
  events,
  resonances,
  weapons,
  artifacts,
  companions,
  locations,
  items,
);
