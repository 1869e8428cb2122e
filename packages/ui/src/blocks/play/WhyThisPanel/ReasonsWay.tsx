import type { Language, TurnReasons } from '@kathaloka/contract/entities';
import { Flag, MapPin, Route } from 'lucide-react';
import { directionOf } from '../../../theme/direction.ts';
import { distanceName, wayName } from './reasonNames.ts';
import { Quoted, Reason, ReasonName, Reasons } from './WhyThisPanel.styles.ts';
import { reasonsWords } from '../../../words/reasons/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface ReasonsWayProps {
  reasons: TurnReasons;
  /** The language of the story, in which choices are written. */
  language: Language;
}

/** Where the tale stands, how it came there, and what lies ahead. */
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
                {/* a name that the author gave, in any script */}
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

/** The story's own words, or the player's. */
function InQuotes({ text, language }: Pick<ReasonsWayProps, 'language'> & { text: string }) {
  const [opening, closing] = useWords(reasonsWords).quotes;
  return (
    <>
      {' '}
      {/* the marks belong to what they enclose: outside of it they would stand at the ends of the page's lines */}
      <Quoted lang={language} dir={directionOf(language)}>
        {opening}
        {text}
        {closing}
      </Quoted>
    </>
  );
}
