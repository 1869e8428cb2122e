import { Handle, type NodeProps, Position } from '@xyflow/react';
import {
  CircleAlert,
  Flag,
  Info,
  MapPin,
  MessagesSquare,
  PenLine,
  Quote,
  StickyNote,
  TriangleAlert,
} from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { directionOf } from '../../../theme/direction.ts';
import { useDetail } from './detail.ts';
import { FarSceneCard } from './FarSceneCard.tsx';
import { heatAttribute, type SceneMark, type Share } from '../graphMarks.ts';
import { Card, Choice, Figure, HeatHead, Here, Mark, Name, Text } from './SceneNode.styles.ts';
import type { SceneData, SceneNodeType } from './sceneData.ts';
import { choicePort, metricsOf, TARGET_PORT } from './sceneCards.ts';
import { numbersWords } from '../../../words/numbers/en.ts';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

const icons: Readonly<Record<SceneMark['severity'], ReactNode>> = {
  error: <CircleAlert />,
  warning: <TriangleAlert />,
  hint: <Info />,
};

const modeIcons = { verbatim: <Quote />, retold: <PenLine />, open: <MessagesSquare /> };

/** The marks in a card's head. Beside other marks, the mode is an icon, so that the name stays readable. */
function Marks({ data }: { data: SceneData }) {
  const words = useWords(structureWords);
  const { whole } = useWords(numbersWords);
  const { choices, isStart, mark, mode, note } = data;
  const isLoose = choices.some(({ leadsNowhere }) => leadsNowhere);
  const isAlone = !isStart && !mark && !isLoose && choices.length > 0;
  return (
    <>
      {isStart && (
        <Mark data-mark="start">
          <Flag />
          {words.start}
        </Mark>
      )}
      {note && (
        <Mark data-mark="note" title={note}>
          <StickyNote />
        </Mark>
      )}
      {mark && (
        <Mark data-mark={mark.severity} title={words.findings(mark.count)}>
          {icons[mark.severity]}
          {whole(mark.count)}
        </Mark>
      )}
      {isLoose && !mark && (
        <Mark data-mark="loose">
          <TriangleAlert />
          {words.noTarget}
        </Mark>
      )}
      {mode && mode !== 'guided' && (
        <Mark data-mark="mode" title={words.modeMarks[mode]}>
          {isAlone ? words.modeMarks[mode] : modeIcons[mode]}
        </Mark>
      )}
      {choices.length === 0 && <Mark data-mark="ending">{words.ending}</Mark>}
    </>
  );
}

function ShareFigure({ share }: { share: Share | undefined }) {
  const words = useWords(structureWords);
  const { percent } = useWords(numbersWords);
  if (share === undefined) return null;
  return <Figure>{share === null ? words.tooFewMark : percent(Math.round(share * 1000) / 10)}</Figure>;
}

/** A scene on the canvas, with a port for each of its choices. */
export const SceneNode = memo(
  function SceneNode({ data }: NodeProps<SceneNodeType>) {
    const detail = useDetail();
    return detail === 'full' ? (
      <SceneCard data={data} />
    ) : (
      <FarSceneCard data={data} showsName={detail === 'name'} />
    );
  },
  // React Flow also passes the position during a drag, on which the content does not depend
  (before, after) => before.data === after.data,
);

function SceneCard({ data }: { data: SceneData }) {
  const words = useWords(structureWords);
  const { name, text, choices, isSelected, language, dir } = data;
  const [start, end] = dir === 'rtl' ? [Position.Right, Position.Left] : [Position.Left, Position.Right];
  const metrics = metricsOf(language);
  const ownLanguage = { lang: language, dir: directionOf(language) };

  return (
    <Card
      dir={dir}
      data-selected={isSelected || undefined}
      data-loose={choices.some(({ leadsNowhere }) => leadsNowhere) || undefined}
      data-finding={data.mark?.severity}
      data-path={data.isOnPath || undefined}
      style={{
        '--kl-head': `${metrics.head}px`,
        '--kl-line-height': `${metrics.line}px`,
        '--kl-choice': `${metrics.choice}px`,
      }}
    >
      {data.isPlaytestHere && (
        <Here>
          <MapPin />
          {words.here}
        </Here>
      )}
      <Handle type="target" id={TARGET_PORT} position={start} data-port="in" isConnectableStart={false} />
      <HeatHead data-heat={heatAttribute(data.share)}>
        <Name>
          <bdi>{name}</bdi>
        </Name>
        <Marks data={data} />
        <ShareFigure share={data.share} />
      </HeatHead>
      <Text {...(text && ownLanguage)}>{text || words.noText}</Text>
      {choices.map((choice, index) => (
        <Choice key={index} data-choice>
          <span {...ownLanguage}>{choice.text}</span>
          <ShareFigure share={choice.share} />
          <Handle
            type="source"
            id={choicePort(index)}
            position={end}
            data-port="out"
            data-loose={choice.leadsNowhere || undefined}
            isConnectableEnd={false}
          />
        </Choice>
      ))}
    </Card>
  );
}
