import { COMMAND_XP, PICTURE_STYLES, TEXT_MODELS } from '@kathaloka/contract/limits';
import { type ReactNode, useId } from 'react';
import { usePaths } from '../../paths.ts';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { commandIcons, COMMANDS, DIRECTIONAL_COMMANDS } from '../../blocks/play/commands.ts';
import { modelName } from '../../words/modelNames/en.ts';
import { Explanation, Group, Row, Rows, Small } from './GuideChapters.styles.ts';
import { Chapter, Chapters, ChapterTitle } from '../chapters.styles.ts';
import { guideWords } from '../../words/guide/en.ts';
import { playWords } from '../../words/play/en.ts';
import { shellWords } from '../../words/shell/en.ts';
import { useWords } from '../../words/useWords.ts';

/** The chapters of the guide, in the order in which a new player needs them. */
export function GuideChapters() {
  const words = useWords(guideWords);
  const { whoWrites } = useWords(shellWords);
  const paths = usePaths();
  const { begin, choose, points, models, back, endings } = words;
  return (
    <Chapters>
      <GuideChapter title={begin.title}>
        <p>{begin.text}</p>
      </GuideChapter>
      <GuideChapter title={choose.title}>
        <p>{choose.choices}</p>
        <p>{choose.ownWords}</p>
      </GuideChapter>
      <GuideChapter title={words.commands.title}>
        <CommandRows />
        <Small>{words.commands.prices}</Small>
      </GuideChapter>
      <GuideChapter title={points.title}>
        <Rows>
          <Row>
            <dt>{points.xpName}</dt>
            <Explanation>{points.xp}</Explanation>
          </Row>
          <Row>
            <dt>{points.creditsName}</dt>
            <Explanation>{points.credits}</Explanation>
          </Row>
        </Rows>
        <p>{points.never}</p>
      </GuideChapter>
      <GuideChapter title={models.title}>
        <p>{models.text}</p>
        <ModelRows title={models.tellers} keys={TEXT_MODELS} />
        <ModelRows title={models.painters} keys={PICTURE_STYLES} />
        <p>
          <TextLink href={paths.whoWrites}>{whoWrites}</TextLink>
        </p>
      </GuideChapter>
      <GuideChapter title={back.title}>
        <p>{back.text}</p>
      </GuideChapter>
      <GuideChapter title={endings.title}>
        <p>{endings.text}</p>
      </GuideChapter>
    </Chapters>
  );
}

function GuideChapter({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Chapter aria-labelledby={id}>
      <ChapterTitle id={id}>{title}</ChapterTitle>
      {children}
    </Chapter>
  );
}

/** The commands with their meanings and costs, in the words of the play screen. */
function CommandRows() {
  const words = useWords(playWords);
  const { continue: goOn, immerse, show, undo } = words.command;
  const explanations = {
    continue: goOn.inGeneral,
    immerse: immerse.inGeneral,
    show: show.explanation,
    undo: undo.reversible,
  };
  return (
    <Rows>
      {COMMANDS.map((command) => {
        const Icon = commandIcons[command];
        const price = COMMAND_XP[command];
        return (
          <Row key={command}>
            <dt>
              <Icon data-directional={DIRECTIONAL_COMMANDS.includes(command) || undefined} />
              {words.command[command].name}
            </dt>
            <Explanation>
              {explanations[command]} {price > 0 ? words.costs(price) : words.free}
            </Explanation>
          </Row>
        );
      })}
    </Rows>
  );
}

function ModelRows({ title, keys }: { title: string; keys: readonly string[] }) {
  const words = useWords(playWords);
  return (
    <Group>
      <h3>{title}</h3>
      <Rows>
        {keys.map((model_key) => (
          <Row key={model_key}>
            <dt>{words.modelName({ model_key, display_name: modelName(model_key) })}</dt>
            <Explanation>{words.modelDescription({ model_key })}</Explanation>
          </Row>
        ))}
      </Rows>
    </Group>
  );
}
