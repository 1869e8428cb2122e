import { describe, expect, it } from 'vitest';
import { imported, notesOf, refused } from '../testing/imported.ts';
import { importedPlay } from '../testing/plays/importedPlay.ts';
import { inkPlay } from '../testing/plays/inkPlay.ts';
import { samePlays } from '../testing/plays/samePlays.ts';
import { compileInk } from './compileInk.ts';

const compared = async (source: string) => {
  const [story, compiled] = [await imported(source, 'a.ink'), JSON.stringify(await compileInk(source))];
  return samePlays(
    {
      original: (random) => inkPlay(compiled, random),
      imported: () => importedPlay(story.structure),
    },
    { plays: 20, longest: 12 },
  );
};

const STORIES: Readonly<Record<string, string>> = {
  'a tunnel that is walked from two places': `The pier.
* [Row] -> crossing -> north
* [Wade] -> crossing -> south
=== crossing
The water is cold.
+ [Hurry] You hurry.
+ [Wait] You wait.
- A bell rings. ->->
=== north
The north bank. -> END
=== south
The south bank. -> END
`,
  'a tunnel within a tunnel, and one that leads elsewhere': `Dusk.
-> outer ->
Night.
+ [Sleep] -> END
=== outer
A gate.
-> inner ->
A yard.
* [In] ->->
* [Away] ->-> hill
=== inner
A dog barks.
+ [Whistle] It comes.
- ->->
=== hill
A hill. -> END
`,
  'a thread that offers its own ways': `The market.
<- stall("figs")
<- gate
-> DONE
=== stall(what)
A stall.
+ [Buy] You buy. -> END
=== gate
+ [Leave] You leave. -> END
`,
  'functions that change what they are given, and that answer': `VAR oil = 1
VAR brave = false
The lamp.
* [Fill it]
  ~ more(oil)
* [Swear]
  ~ brave = true
- {enough(): It burns.|It smokes.}
{ready():Onward.}
-> END
=== function more(ref what)
~ what = what + 1
=== function enough()
~ return oil > 1
=== function ready()
{ brave:
  ~ return true
}
~ return oil > 1
`,
  'texts that change from visit to visit': `-> hall
=== hall
The hall is {dark|dim|bright}. {Someone coughs.|}
+ [Look again] -> hall
+ [Enough] -> END
`,
  'visits of a place': `-> hall
=== hall
The hall.
+ [Go out] -> yard
+ {hall > 2} [Enough] -> END
=== yard
A yard, {seen|known}.
* [Back] -> hall
+ [Back again] -> hall
`,
  'visits of a place within a tunnel': `-> bench
=== bench
The bench.
+ [Ask] -> ask ->
+ {ask.done} [Enough] -> END
- -> bench
=== ask
He shrugs.
+ [Wait] He says nothing.
- (done) ->->
`,
  'words of a choice that depend on something': `VAR key = false
-> door
=== door
A door.
+ [{key: Unlock|Try} it] -> END
* [Find the key]
  ~ key = true
  -> door
`,
  'a place that is given to a knot': `The inn.
+ [Bed] -> wash(-> bed)
+ [Road] -> wash(-> road)
=== wash(-> next)
You wash.
+ [Dry off] -> next
=== bed
You sleep. -> END
=== road
You walk. -> END
`,
};

describe('Imported ink plays like ink itself', () => {
  it.each(Object.entries(STORIES))('%s', async (_, source) => {
    const { steps, same, differences } = await compared(source);
    expect(differences).toEqual([]);
    expect(same).toBe(steps);
    const { report } = await imported(source, 'a.ink');
    expect(report.notes.filter(({ code }) => code.endsWith('_lost'))).toEqual([]);
  });

  it('a recursive function is not called, and that is reported', async () => {
    const story = await imported(
      'VAR n = 3\nRain. {count(n)}\n-> END\n=== function count(x)\n{ x > 0:\n  ~ return count(x - 1)\n}\n~ return 0\n',
      'a.ink',
    );
    expect(notesOf(story, 'start')).toContain('function_lost');
  });

  it('recursive tunnels end, and the report says where', async () => {
    const story = await imported(
      '-> a ->\n-> END\n=== a\nA.\n-> b ->\n->->\n=== b\nB.\n-> a ->\n->->\n',
      'a.ink',
    );
    expect(story.report.notes.map(({ code }) => code)).toContain('tunnel_lost');
    expect(story.report.scenes).toBeLessThan(50);
  });
});

describe('An ink source', () => {
  it('may have the maximum length of a story', async () => {
    const knots = Array.from(
      { length: 400 },
      (_, at) =>
        `=== k${at}\nPage ${at} (of many :( and more. ${'Words. '.repeat(20)}\n+ [On] -> k${(at + 1) % 400}\n+ [Out] -> END\n`,
    );
    const source = `/* ${'-'.repeat(40)} */\n-> k0\n${knots.join('')}`;
    expect(source.length).toBeGreaterThan(64 * 1024);
    expect((await imported(source, 'a.ink')).report.scenes).toBeGreaterThan(399);
  });

  it('is refused if it is nested too deeply', async () => {
    expect(await refused(`-> a\n=== a ===\n${'{a:\n'.repeat(11)}`)).toMatchObject({ code: 'too_deep' });
  });
});

describe('A variable that never changes', () => {
  const story = (declared: string, line: string) =>
    `VAR oil = 1\n${declared}\n-> dusk\n=== dusk\n${line}\n~ oil = oil - 1\n+ {oil > 0} [Row] -> END\n+ [Wait] -> END\n`;

  it.each([
    ['VAR town = "Kashi"', '{town}: {town == "Kashi":ghats|gates}.', 'Kashi: ghats.', []],
    ['VAR pi = 3.14', 'About {pi}, {pi > 3:more|less}.', 'About 3.14, more.', []],
    ['VAR edition = "2"', 'A pier.', 'A pier.', ['variable_unused']],
    ['VAR depth = 2.5', 'A pier.', 'A pier.', ['variable_unused']],
    ['CONST BELLS = 4', '{BELLS} bells, {BELLS > 3:loud|soft}.', '4 bells, loud.', []],
    ['CONST NAME = "Asha"', '{NAME} waits.', 'Asha waits.', []],
  ])('is printed as its value: %s', async (declared, line, text, notes) => {
    const { structure, report } = await imported(story(declared, line), 'a.ink');
    expect(Object.values(structure.nodes).map((node) => node.text)).toContain(text);
    expect(report.notes.flatMap(({ code }) => (code.startsWith('variable') ? [code] : []))).toEqual(notes);
    expect(await compared(story(declared, line))).toMatchObject({ differences: [] });
  });
});

describe('A variable that cannot be represented', () => {
  const codes = async (source: string) =>
    (await imported(source, 'a.ink')).report.notes
      .map(({ code }) => code)
      .filter((code) => code.startsWith('variable'));

  it('is reported with the reason', async () => {
    const many = Array.from({ length: 14 }, (_, at) => `+ [Go ${at}]\n  ~ mood = "m${at}"\n  -> dusk`).join(
      '\n',
    );
    expect(await codes(`VAR mood = "calm"\n-> dusk\n=== dusk\n{mood}\n${many}\n+ [End] -> END\n`)).toEqual([
      'variable_many',
    ]);
    const step = (by: string) => `+ [Go]\n  ~ depth = depth + ${by}\n  -> dusk\n+ [End] -> END\n`;
    expect(await codes(`VAR depth = 0.5\n-> dusk\n=== dusk\n{depth}\n${step('1')}`)).toEqual([
      'variable_fraction',
    ]);
    expect(await codes(`VAR depth = 1\n-> dusk\n=== dusk\n{depth}\n${step('RANDOM(1, 6)')}`)).toEqual([
      'variable_lost',
    ]);
  });
});
