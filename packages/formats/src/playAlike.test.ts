import { describe, expect, it } from 'vitest';
import { ANSWER } from './testing/plays/expressions.ts';
import { readImport } from './testing/plays/readImport.ts';
import type { Compared } from './testing/plays/samePlays.ts';

const read = (name: string, lines: readonly string[]) =>
  readImport(name, new TextEncoder().encode(lines.join('\n')));

const twee = (format: string, lines: readonly string[]) => [
  ':: StoryData',
  JSON.stringify({ format, start: 'Start' }),
  ...lines,
];

const CASES: readonly (readonly [what: string, name: string, lines: readonly string[]])[] = [
  [
    'a list of ink, in what is asked, put in and told',
    'a.ink',
    [
      'LIST facts = WELL, (JAM), TOMB',
      'VAR known = ()',
      '-> camp',
      '=== function learn(fact)',
      '~ known += fact',
      '=== camp',
      'The camp{known ? TOMB: is quiet}.',
      '* {known !? WELL} [Ask] A well, I hear.',
      '~ learn(WELL)',
      '* {known ? WELL} [Dig] A tomb{facts ? JAM: and jam}.',
      '~ learn(TOMB)',
      '* {known == (WELL, TOMB)} [Leave] -> END',
      '- -> camp',
    ],
  ],
  [
    'the greatest of a list of ink',
    'a.ink',
    [
      'LIST heat = cold, warm, hot',
      'VAR felt = (cold)',
      '-> kiln',
      '=== kiln',
      'The kiln{LIST_MAX(felt ^ LIST_ALL(cold)) >= warm: glows}.',
      '* {LIST_MAX(felt ^ LIST_ALL(cold)) < hot} [Stoke]',
      '~ felt += warm',
      '* [Blow]',
      '~ felt += hot',
      '* [Go] -> END',
      '- -> kiln',
    ],
  ],
  [
    'a choice that is taken once, wherever a tunnel of ink offers it',
    'a.ink',
    [
      '-> road',
      '=== road',
      'A road. -> talk ->',
      'A gate. -> talk ->',
      'A hall. -> END',
      '=== talk',
      '* [Ask of the king] He is old.',
      '* [Ask of the rain] It is late.',
      '* -> none',
      '- ->->',
      '= none',
      'Nobody speaks. ->->',
    ],
  ],
  [
    'what is passed on the way, and on one line',
    'a.ink',
    [
      'VAR hour = 3',
      'Begin.',
      '- (market) The market.',
      '* [Look] Stalls',
      '  <> of brass.',
      '* {market} [Buy] A lamp.{hour == 3: <> It is three.}',
      '* -> out',
      '- -> market',
      '=== out',
      'The lane. -> END',
    ],
  ],
  [
    'what a knot of ink is given',
    'a.ink',
    ['* [Left] -> door("red")', '* [Right] -> door("blue")', '=== door(colour)', 'A {colour} door. -> END'],
  ],
  [
    'a number that is set, however much was counted before',
    'a.txt',
    [
      '*create oil 0',
      '*label mill',
      'The mill. You have ${oil}.',
      '*choice',
      '  #Fill',
      '    *set oil +2',
      '    *goto mill',
      '  #Spill',
      '    *set oil 1',
      '    *goto mill',
      '  *if (oil > 4) #Burn',
      '    It burns.',
      '    *finish',
    ],
  ],
  [
    'a way back of SugarCube',
    'a.twee',
    twee('SugarCube', [
      ':: Start',
      'A hall.',
      '[[Room]]',
      '[[Out]]',
      ':: Room',
      'A room.',
      '<<return>>',
      ':: Out',
      'Night.',
    ]),
  ],
  [
    'a subroutine that asks, and comes back to where it was called',
    'a.txt',
    [
      'A mill.',
      '*choice',
      '  #Work',
      '    *gosub feel',
      '    The wheel turns.',
      '    *finish',
      '  #Rest',
      '    *gosub greet',
      '    *gosub feel',
      '    You sleep.',
      '    *finish',
      '*label greet',
      'The miller nods.',
      '*return',
      '*label feel',
      'How is it?',
      '*choice',
      '  #Good',
      '    You smile.',
      '    *return',
      '  #Bad',
      '    You sigh.',
      '    *return',
    ],
  ],
  [
    'the pronouns of somebody, which are set together',
    'a.txt',
    [
      ...['they they', 'them them', 'their their', 'self themself', 'are are', 'ending 0'].map((pair) => {
        const [name, value] = pair.split(' ');
        return `*create friend_pronoun_${name} ${value === '0' ? '0' : `"${value}"`}`;
      }),
      'A friend.',
      '*choice',
      ...[
        ['She', 'she', 'her', 'her', 'herself', 'is'],
        ['He', 'he', 'him', 'his', 'himself', 'is'],
        ['They', 'they', 'them', 'their', 'themself', 'are'],
        ['Xe', 'xe', 'xem', 'xyr', 'xemself', 'is'],
      ].flatMap(([option, ...forms]) => [
        `  #${option}`,
        ...['they', 'them', 'their', 'self', 'are'].map(
          (name, at) => `    *set friend_pronoun_${name} "${forms[at]}"`,
        ),
        '    *goto told',
      ]),
      '*label told',
      'You see ${friend_pronoun_them}: ${friend_pronoun_they} ${friend_pronoun_are} by ${friend_pronoun_self}, with ${friend_pronoun_their} lamp.',
      '*finish',
    ],
  ],
  [
    'a name that is typed or chosen',
    'a.txt',
    [
      '*create name "Nobody"',
      'Who are you?',
      '*choice',
      '  #Meera',
      '    *set name "Meera"',
      '    *goto told',
      '  #Somebody else',
      '    Say it.',
      '    *input_text name',
      '    *goto told',
      '*label told',
      'You are ${name}.',
      '*choice',
      '  #Again',
      '    *set name "Tara"',
      '    So you are ${name}.',
      '    *finish',
      '  #Go',
      '    *finish',
    ],
  ],
  [
    'a number that is set where it is known what it was',
    'a.ink',
    [
      'VAR oil = 2',
      'A lamp.',
      '* [Fill]',
      '~ oil = 5',
      '* [Burn]',
      '~ oil = oil - 1',
      '* [Look]',
      '- It is {oil > 4:bright|dim}: {oil}.',
      '* [Empty it]',
      '~ oil = 0',
      '~ oil = oil + 1',
      '* [Go on]',
      '- Now {oil}. -> END',
    ],
  ],
  [
    'things in a list of SugarCube',
    'a.twee',
    twee('SugarCube', [
      ':: StoryInit',
      '<<set $bag to []>>',
      ':: Start',
      'A shop.<<if $bag.includes("lamp")>> You hold a lamp.<</if>>',
      '<<link "Take the lamp">><<run $bag.push("lamp")>><<goto "Start">><</link>>',
      '<<if $bag.includes("lamp")>>[[Drop it|Start][$bag.delete("lamp")]]',
      '[[Leave]]<</if>>',
      ':: Leave',
      'The road.',
    ]),
  ],
  [
    'things in a list of Harlowe, and a name that is asked for before it is told',
    'a.twee',
    twee('Harlowe', [
      ':: Start',
      '(set: $bag to (a:))\\',
      '(set: $name to (prompt: "Who?", "x"))Welcome, $name.',
      '[[In->Shop]]',
      ':: Shop',
      '{A shop.}(if: $bag contains "lamp")[ It is lit.](else:)[ It is dark.]',
      '(link: "Take")[\\',
      '  (set: $bag to it + (a: "lamp"))\\',
      '  (go-to: "Shop")\\',
      ']',
      '(if: "lamp" is in $bag)[[[Out]]]',
      'A [door]<way|.(click: ?way)[(go-to: "Out")]',
      ':: Out',
      'The road.',
    ]),
  ],
];

/** Whether the plays differ in a typed answer, because ink has no text input. */
const asks = ({ differences }: Compared) => JSON.stringify(differences).includes(ANSWER);

describe('A play of the import and one of the original show the same', () => {
  it.each(CASES)('%s', async (_, name, lines) => {
    const { untrue, compared, back } = await read(name, lines);
    expect({ untrue, differences: compared?.differences }).toEqual({ untrue: [], differences: [] });
    expect(compared!.steps).toBeGreaterThan(20);
    // the exported story, imported again, plays like the original as well
    expect(back!.twee.differences).toEqual([]);
    expect(back!.twee.same).toBe(back!.twee.steps);
    expect(asks(back!.ink) || back!.ink.same === back!.ink.steps).toBe(true);
  });
});
