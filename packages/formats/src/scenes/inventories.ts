import type { StoryStructure } from '@kathaloka/contract/entities';
import { THING_NAME_MAX, THINGS_MAX } from '@kathaloka/contract/limits';
import { memberName } from '../expressions/expr.ts';
import type { Members } from './members.ts';
import type { Variables } from './variables.ts';

/** Lists of the player's things, as authors call them. Other lists hold people, places or what was seen. */
const INVENTORY =
  /^(?:s\.|player|my|the|your|_)*(?:inventory|inv|items?|bag|backpack|pack|rucksack|satchel|pockets?|pouch|purse|things|objects|carried|carrying|belongings|possessions|equipment|gear|loot|stuff|tools|keys|जेब|झोला|थैला|सामान|سامان|جیب|تھیلا)$/iu;

/** The items of inventories, which the player carries, under the names that effects use. */
export function thingsCarried(members: Members, variables: Variables): Pick<StoryStructure, 'things'> {
  const carried = members
    .all()
    .filter(([list]) => INVENTORY.test(list))
    .flatMap(([list, item]) => {
      const variable = variables.of(memberName(list, item));
      return variable.kind === 'flag' ? [[variable.thing, { name: thingName(item) }] as const] : [];
    })
    .slice(0, THINGS_MAX);
  return carried.length === 0 ? {} : { things: Object.fromEntries(carried) };
}

const thingName = (item: string): string => item.trim().slice(0, THING_NAME_MAX);
