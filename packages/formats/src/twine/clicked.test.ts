import { describe, expect, it } from 'vitest';
import { imported, notesOf, sceneOf, twee } from '../testing/imported.ts';

const startOf = async (format: string, text: string, others: Readonly<Record<string, string>> = {}) => {
  const story = await imported(twee(format, { Start: text, Mill: 'A mill.', Weir: 'A weir.', ...others }));
  return { story, scene: sceneOf(story, 'Start'), notes: notesOf(story, 'Start') };
};

describe('A link whose content says what a click does', () => {
  it.each([
    ['SugarCube', '<<link "Go">><<set $wet to true>><<goto "Mill">><</link>>'],
    ['Harlowe', '(link: "Go")[(set: $wet to true)(go-to: "Mill")]'],
  ])('in %s leads there', async (format, link) => {
    const { scene, notes } = await startOf(
      format,
      `Here.\n${link}\n[[Weir]]\n<<if $wet>>!<</if>>(if: $wet)[!]`,
    );
    expect(scene!.choices[0]).toMatchObject({ text: 'Go', target: 'Mill', effect: 'gain wet' });
    expect(notes).toEqual([]);
  });

  it.each([
    ['SugarCube', '<<link "Go">><<if $wet>><<goto "Mill">><<else>><<goto "Weir">><</if>><</link>>'],
    ['Harlowe', '(link: "Go")[(if: $wet)[(go-to: "Mill")](else:)[(go-to: "Weir")]]'],
  ])('in %s leads where its condition says', async (format, link) => {
    const set = format === 'Harlowe' ? '(set: $wet to true)' : '<<set $wet to true>>';
    const { scene, notes } = await startOf(format, `Here.\n${link}\n[[Weir]]`, {
      Weir: `A weir. ${set}\n[[Start]]`,
    });
    expect(scene!.choices.slice(0, 2)).toEqual([
      { text: 'Go', target: 'Mill', condition: 'has wet' },
      { text: 'Go', target: 'Weir', condition: 'not has wet', effect: 'gain wet' },
    ]);
    expect(notes).toEqual([]);
  });

  it.each([
    ['SugarCube', '<<link "More oil">><<set $oil += 1>><</link>> $oil'],
    ['Harlowe', '(link-repeat: "More oil")[(set: $oil to it + 1)] $oil'],
  ])('in %s changes a variable, and the scene is told again', async (format, link) => {
    const { scene, notes } = await startOf(format, `Here. ${link}\n[[Mill]]`);
    expect(scene!.choices[0]).toEqual({ text: 'More oil', target: 'Start', effect: 'oil + 1' });
    expect(notes).toEqual([]);
  });

  it.each([
    ['SugarCube', '<<linkreplace "Look">>A key. [[Mill]]<</linkreplace>>'],
    ['SugarCube', '<<link "Look">><<append "#x">>A key. [[Mill]]<</append>><</link>>'],
    ['Harlowe', '(link: "Look")[A key. [[Mill]]]'],
    ['Harlowe', '|x>[Dust] (click: ?x)[A key. [[Mill]]]'],
  ])('in %s reveals text, which is shown from the beginning: %s', async (format, link) => {
    const { scene, notes } = await startOf(format, `Here.\n\n${link}`);
    expect(scene!.text).toContain('A key.');
    expect(scene!.choices).toMatchObject([{ target: 'Mill' }]);
    expect(notes).toContain('reveal_lost');
  });

  it('and does anything else is lost, and the report says what it did', async () => {
    const { scene, notes } = await startOf(
      'SugarCube',
      'Here. <<link "Save">><<run Save.show()>><</link>> [[Mill]]',
    );
    expect(scene!.choices).toMatchObject([{ target: 'Mill' }]);
    expect(notes).toEqual(['macro_lost']);
  });
});

describe('A widget', () => {
  const widgets = {
    'Bits [widget]':
      '<<widget "say">><<print _args[0]>> says: $args[1]<</widget>>\n<<widget "ways">><<say "Ann" "Go">> [[Mill]]<</widget>>\n<<widget "round">>x<<round>><</widget>>',
  };

  it('is inlined where it is used, with its arguments', async () => {
    const { scene, notes } = await startOf('SugarCube', 'Here.\n\n<<ways>>', widgets);
    expect(scene).toMatchObject({ text: 'Here.\n\nAnn says: Go', choices: [{ target: 'Mill' }] });
    expect(notes).toEqual([]);
  });

  it('that calls itself ends, and that is reported', async () => {
    const { scene, notes } = await startOf('SugarCube', 'Here. <<round>> [[Mill]]', widgets);
    expect(scene!.text).toMatch(/^Here\. x+/);
    expect(notes).toEqual(['macro_lost']);
  });

  it('is read in bounded time however widgets call each other', async () => {
    const bits = Array.from(
      { length: 12 },
      (_, at) => `<<widget "w${at}">>${`<<w${at + 1}>>`.repeat(20)}<</widget>>`,
    );
    const { story } = await startOf('SugarCube', 'Here. <<w0>> [[Mill]]', {
      'Bits [widget]': bits.join('\n'),
    });
    expect(story.report.scenes).toBe(3);
  });
});

describe('Formatting', () => {
  it.each([
    ['SugarCube', '<<timed 2s>>It is late.<</timed>>'],
    ['SugarCube', '<<type 40ms>>It is late.<</type>>'],
    ['Harlowe', '(align: "=><=")[It is late.]'],
    ['Harlowe', '(t8n: "fade")+(text-style: "bold")[It is late.]'],
  ])('in %s is one kind of note, and its text stays: %s', async (format, text) => {
    const { scene, notes } = await startOf(format, `Here.\n\n${text}\n\n[[Mill]]`);
    expect(scene!.text).toMatch(/It is late\./);
    expect(new Set(notes)).toEqual(new Set(['look_lost']));
  });
});
