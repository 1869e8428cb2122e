import type { TurnReasons } from '@kathaloka/contract/entities';
import { Flag, MapPin, Route } from 'lucide-react';
import { directionOf } from '../../../theme/direction.ts';
import { distanceName, wayName } from './reasonNames.ts';
import { Quoted, Reason, ReasonName, Reasons } from './WhyThisPanel.styles.ts';
import { reasonsWords } from '../../../words/reasons/en.ts';
import { useWords } from '../../../words/useWords.ts';
import type { AnyLanguage } from '../../../theme/anyLanguage.ts';

interface ReasonsWayProps {
  reasons: TurnReasons;
  /** The language of the story and its choices. */
  language: AnyLanguage;
}

/** The scene of a turn, how the player came there, and how far an ending is. */
export function ReasonsWay({ reasons, language }: ReasonsWayProps) {
  const words = useWords(reasonsWords);
  const { scene, turn_in_scene, came, understood_as } = reasons;
  return (
    <Reasons>
      <div>
        <ReasonName>
          <MapPin /> {words.scene}
        </ReasonName>
        <Reason>
          {scene === null ? (
            words.openPlace(turn_in_scene)
          ) : (
            <>
              <b>
                {/* named by the author, in any script */}
                <bdi>{scene}</bdi>
              </b>
              {words.place(turn_in_scene)}
            </>
          )}
        </Reason>
      </div>
      <div>
        <ReasonName>
          <Route /> {words.howYouCame}
        </ReasonName>
        <Reason>
          {words.came[wayName(reasons)]}
          {came.text !== null && <InQuotes text={came.text} language={language} />}
          {understood_as !== null && understood_as !== came.text && (
            <>
              {' '}
              {words.takenFor}
              <InQuotes text={understood_as} language={language} />
            </>
          )}
        </Reason>
      </div>
      <div>
        <ReasonName>
          <Flag /> {words.ahead}
        </ReasonName>
        <Reason>{words.distance[distanceName(reasons)]}</Reason>
      </div>
    </Reasons>
  );
}

/** Text of the story or the player, in quotation marks. */
function InQuotes({ text, language }: Pick<ReasonsWayProps, 'language'> & { text: string }) {
  const [opening, closing] = useWords(reasonsWords).quotes;
  return (
    <>
      {' '}
      {/* the marks are inside the element, since outside they would be placed by the direction of the
          page */}
      <Quoted lang={language} dir={directionOf(language)}>
        {opening}
        {text}
        {closing}
      </Quoted>
    </>
  );
}
