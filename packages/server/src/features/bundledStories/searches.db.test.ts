import type { Story } from '@kathaloka/contract/entities';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { fileApp, fileDatabase } from '../../testing/testFile.ts';
import { indexWaiting } from '../catalogue/search/indexing.ts';
import { seedLibrary } from './seedLibrary.ts';

const database = await fileDatabase();
const app = await fileApp({ db: database.db });

beforeAll(async () => {
  await seedLibrary({ db: database.db, clock: systemClock }, { seed: 'demo' });
  await indexWaiting(database.db);
});

async function find(text: string): Promise<string[]> {
  const response = await app.inject({ url: `/api/v1/stories/search/?q=${encodeURIComponent(text)}` });
  expect(response.statusCode).toBe(200);
  return response.json<Story[]>().map(({ title }) => title);
}

/** No story has likes yet, so equal matches are ordered by id, which follows from the file name. */
describe('a newcomer who searches the library finds first', () => {
  it.each([
    ['Karna', "Karna's Lamp"],
    ['Draupadi', "Draupadi's Question"],
    ['Arjuna', "Karna's Lamp"],
    ['Bhima', 'Bhima Cannot Boil an Onion'],
    ['Pandava', 'Abhimanyu in the Chakravyuha'],
    ['Kurukshetra', 'Kurukshetra Gives Back Its Dead'],
    ['Sita', 'Hanuman in Lanka'],
    ['Hanuman', 'Hanuman in Lanka'],
    ['Ravana', 'Mandodari Tells Ravana No'],
    ['Yama', "Nachiketa at Death's Door"],
    ['Krishna', 'Dwarka Sinks at Six'],
    ['Betaal', "Betaal's Last Riddle"],
    ['Vikram', "Vikram's Corpse Knows My Name"],
    ['Birbal', 'Birbal and the Sixteen Laddus'],
    ['Subbamma', "Tenali Raman's Terrible Book"],
    ['Tenali', "Tenali Raman's Terrible Book"],
    ['Savitri', 'Savitri Takes the Stairs'],
    ['Panchatantra', 'Do Not Wet the Blue Jackal'],
    ['Jataka', 'A Buffalo Took All the Shade'],
    ['Abhimanyu', 'Abhimanyu in the Chakravyuha'],
    ['Nachiketa', "Nachiketa at Death's Door"],
    ['Damayanti', 'Damayanti Wants Nala Back'],
    ['Shivaji', 'Shivaji Maharaj Escapes from Agra'],
    ['ghost', 'Ghost Market on the Brahmaputra'],
    ['horror', 'The Nishi Calls Only Twice'],
    ['love', 'Damayanti Wants Nala Back'],
    ['romance', 'Damayanti Wants Nala Back'],
    ['detective', 'Murder on the Malwa Mail'],
    ['comedy', 'Birbal and the Sixteen Laddus'],
    ['sci-fi', 'Dwarka Sinks at Six'],
    ['कर्ण', "Karna's Lamp"],
    ['द्रौपदी', "Draupadi's Question"],
    ['हनुमान', 'Hanuman in Lanka'],
    ['बेताल', 'बेताल फिर उसी डाल पर'],
    ['بھوت', 'حویلی کی چھت پر بھوت'],
    ['தண்ணீர்', 'தண்ணீர்த் திருடி'],
    ['শাঁকচুন্নি', 'শাঁকচুন্নি এল বৌদি সেজে'],
    ['funny', 'Birbal and the Sixteen Laddus'],
    ['scary', 'The Churel Came for the Baby'],
    ['heartbreak', 'Damayanti Wants Nala Back'],
    ['bedtime', 'Do Not Wet the Blue Jackal'],
    ['read aloud', 'Birbal and the Sixteen Laddus'],
    ['quick read', 'The Crocodile Wants Your Heart'],
    ['whodunit', 'Murder on the Malwa Mail'],
    ['dark comedy', 'Ibn Battuta Cannot Pay'],
    ['tender', "Nachiketa at Death's Door"],
    ['Hindi', 'बेताल फिर उसी डाल पर'],
    ['छोटी कहानी', 'बेताल और आख़िरी डाक'],
    ['Urdu', 'حویلی کی چھت پر بھوت'],
    ['Tamil', 'தண்ணீர்த் திருடி'],
    ['Marathi', 'Granny Goes Home in a Pumpkin'],
    ['Bengali', 'শাঁকচুন্নি এল বৌদি সেজে'],
    ['डरावनी', 'बेताल फिर उसी डाल पर'],
    ['चुड़ैल', 'The Churel Came for the Baby'],
    ['داستان', 'حویلی کی چھت پر بھوت'],
    ['மழை', 'தண்ணீர்த் திருடி'],
  ])('for %s: %s', async (text, title) => {
    const [first] = await find(text);
    expect(first).toBe(title);
  });

  it('for Shiva: the titles that begin with his letters, and then the story he is in', async () => {
    expect(await find('Shiva')).toEqual(['Shivaji Maharaj Escapes from Agra', 'Mohini Needs Your Spoon']);
  });
});
