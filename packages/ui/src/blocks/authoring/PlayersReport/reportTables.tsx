import type { PlayersReport } from '@kathaloka/story';
import type { NamedModels } from './report.ts';
import { Lamp, Scroller, Stalls, StallButton, Table } from './PlayersReport.styles.ts';
import { numbersWords } from '../../../words/numbers/en.ts';
import { studioWords } from '../../../words/studio/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface TableProps {
  reports: readonly PlayersReport[];
}
interface CostProps extends TableProps {
  models: NamedModels | undefined;
}
interface SelectProps extends TableProps {
  onSelect: (name: string) => void;
}

function Tempers({ reports, first }: TableProps & { first: string }) {
  const words = useWords(studioWords);
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {reports.map(({ profile }) => (
          <th key={profile} scope="col">
            {words.profiles[profile]}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** A table of scenes by kind of player. The brightness of a lamp is the share of players who visited. */
export function SceneTable({ reports, onSelect }: SelectProps) {
  const words = useWords(studioWords);
  const { percent } = useWords(numbersWords);
  const scenes = reports[0]?.scenes ?? [];
  const reached = scenes.filter((_, row) => reports.some((report) => (report.scenes[row]?.players ?? 0) > 0));
  return (
    <Scroller tabIndex={0} aria-label={words.scenesReached}>
      <Table>
        <caption>{words.reached(reached.length, scenes.length)}</caption>
        <Tempers reports={reports} first={words.sceneColumn} />
        <tbody>
          {scenes.map(({ scene }, row) => (
            <tr key={scene}>
              <th scope="row" aria-label={scene}>
                <StallButton type="button" onClick={() => onSelect(scene)}>
                  <bdi>{scene}</bdi>
                </StallButton>
              </th>
              {reports.map(({ profile, players, scenes: own, stalls }) => {
                const share = (own[row]?.players ?? 0) / Math.max(1, players);
                const isStalled = stalls.some((stall) => stall.scene === scene);
                return (
                  <td key={profile}>
                    <Lamp aria-hidden data-stalled={isStalled || undefined} style={{ '--kl-lit': share }} />
                    {percent(Math.round(share * 100))}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}

export function EndingTable({ reports }: TableProps) {
  const words = useWords(studioWords);
  const { percent } = useWords(numbersWords);
  return (
    <Scroller tabIndex={0} aria-label={words.endingsReached}>
      <Table>
        <caption>{words.endingsReached}</caption>
        <Tempers reports={reports} first={words.sceneColumn} />
        <tbody>
          {(reports[0]?.endings ?? []).map(({ scene }, row) => (
            <tr key={scene}>
              <th scope="row">
                <bdi>{scene}</bdi>
              </th>
              {reports.map(({ profile, endings }) => (
                <td key={profile}>{percent(Math.round((endings[row]?.share ?? 0) * 100))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}

/** The scenes where players stalled without an ending, and why. */
export function StallList({ reports, onSelect }: SelectProps) {
  const words = useWords(studioWords);
  const stalls = reports.flatMap(({ profile, stalls: own }) => own.map((stall) => ({ profile, ...stall })));
  return (
    <Stalls>
      <h4>{words.stalls}</h4>
      {stalls.length === 0 && <p>{words.noStalls}</p>}
      <ul>
        {stalls.map(({ profile, scene, why, players }) => (
          <li key={`${profile} ${scene} ${why}`}>
            {words.profiles[profile]}
            {': '}
            {scene === null ? (
              words.stall(players, words.outside, words.stallWhy[why])
            ) : (
              <StallButton type="button" onClick={() => onSelect(scene)}>
                {words.stall(players, scene, words.stallWhy[why])}
              </StallButton>
            )}
          </li>
        ))}
      </ul>
    </Stalls>
  );
}

/** The cost of a session by model, for each kind of player, since their sessions differ in length. */
export function CostTable({ reports, models: known }: CostProps) {
  const words = useWords(studioWords);
  const models = reports[0]?.credits ?? [];
  const nameOf = (key: string) => known?.find(({ model_key }) => model_key === key)?.display_name ?? key;
  if (models.length === 0) return null;
  return (
    <Scroller tabIndex={0} aria-label={words.costs}>
      <Table>
        <caption>{words.costs}</caption>
        <Tempers reports={reports} first={words.model} />
        <tbody>
          {models.map(({ model_key }, row) => (
            <tr key={model_key}>
              <th scope="row">{nameOf(model_key)}</th>
              {reports.map(({ profile, credits }) => {
                const { least = 0, median = 0, most = 0 } = credits[row] ?? {};
                return <td key={profile}>{words.between(least, median, most)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}
