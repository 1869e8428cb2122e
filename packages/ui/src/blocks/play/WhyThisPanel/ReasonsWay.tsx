import type { Language, TurnReasons } from '@kathaloka/contract/entities';
import { Flag, MapPin, Route } from 'lucide-react';
import { directionOf } from '../../../theme/direction.ts';
import { useReasonsWords } from '../../../words/areas/useReasonsWords.ts';
import { fill } from '../../../words/fill.tsx';
import { distanceName, wayName } from './reasonNames.ts';
import { Quoted, Reason, ReasonName, Reasons } from './WhyThisPanel.styles.ts';

interface ReasonsWayProps {
  reasons: TurnReasons;
  /** The language of the story, in which choices are written. */
  language: Language;
}

/** Where the tale stands, how it came there, and what lies ahead. */
export function ReasonsWay({ reasons, language }: ReasonsWayProps) {
  const words = useReasonsWords();
  const { scene, turn_in_scene, came } = reasons;
  return (
    <Reasons>
      <div>
        <ReasonName>
          <MapPin /> {words.scene}
        </ReasonName>
        <Reason>
          {fill(scene === null ? words.openPlace : words.place, {
            // a name that the author gave, in whatever script
            scene: (
              <b>
                <bdi>{scene}</bdi>
              </b>
            ),
            part: turn_in_scene,
          })}
        </Reason>
      </div>
      <div>
        <ReasonName>
          <Route /> {words.howYouCame}
        </ReasonName>
        <Reason>
          {fill(words.came[wayName(reasons)], {
            text: (
              <Quoted lang={language} dir={directionOf(language)}>
                {came.text}
              </Quoted>
            ),
          })}
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
