import type { TogetherPlayer } from '@kathaloka/contract/entities';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Buttons, Hint, Section, SectionTitle } from '../SessionPanel/SessionPanel.styles.ts';
import { facesOf } from './faces.ts';
import { isPayer, ownerOf, type PlayedTogether } from './playedTogether.ts';
import { PlayerName, PlayerRow, Players } from './TogetherPanel.styles.ts';
import { togetherWords } from '../../../words/together/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface TogetherPlayersProps {
  together: PlayedTogether;
  disabled: boolean;
  /** Called to pass this player's turn to the next; for the payer. */
  onPass: ((player_id: string) => void) | undefined;
  onRemove: (player: TogetherPlayer) => void;
}

/** The list of players: who is present, whose turn it is, and for the payer what each has cost. */
export function TogetherPlayers({ together, disabled, onPass, onRemove }: TogetherPlayersProps) {
  const { people: words } = useWords(togetherWords);
  const pays = isPayer(together);
  const faces = facesOf(together.players.map(({ name }) => name));
  const owner = ownerOf(together);
  const spentBy = new Map(together.costs?.spent.map((spent) => [spent.id, spent]));
  return (
    <Section aria-label={words.title}>
      <SectionTitle>{words.title}</SectionTitle>
      <Players>
        {together.players.map((player, seat) => (
          <PlayerRow key={player.id} data-away={!player.is_here || undefined}>
            <Avatar name={player.name} src={player.avatar_url} {...faces[seat]} />
            <PlayerName>
              <bdi>{player.name}</bdi>
              <PlayerNote together={together} player={player} spent={spentBy.get(player.id)} />
            </PlayerName>
            {pays && (
              <Buttons>
                {together.turn_of === player.id && player.id !== together.me && onPass && (
                  <Button size="small" variant="ghost" disabled={disabled} onClick={() => onPass(player.id)}>
                    {words.passOn}
                  </Button>
                )}
                {!player.is_payer && (
                  <Button
                    size="small"
                    variant="ghost"
                    aria-label={words.removeOf(player.name)}
                    disabled={disabled}
                    onClick={() => onRemove(player)}
                  >
                    {words.remove}
                  </Button>
                )}
              </Buttons>
            )}
          </PlayerRow>
        ))}
      </Players>
      {owner !== undefined && <Hint>{words.paidBy(owner)}</Hint>}
      {together.costs && <Costs costs={together.costs} players={together.players} />}
    </Section>
  );
}

type Spent = Pick<NonNullable<PlayedTogether['costs']>['spent'][number], 'credits' | 'xp'>;

interface PlayerNoteProps {
  together: PlayedTogether;
  player: TogetherPlayer;
  spent: Spent | undefined;
}

function PlayerNote({ together, player, spent }: PlayerNoteProps) {
  const { people: words } = useWords(togetherWords);
  const notes = [
    player.id === together.me && words.you,
    player.is_here ? words.here : words.away,
    player.is_payer && words.pays,
    together.turn_of === player.id && words.turn,
    together.vote && player.has_voted && words.voted,
    together.costs && words.spent(spent?.credits ?? 0, spent?.xp ?? 0),
  ];
  return (
    <small>{notes.filter((note) => note !== false && note !== null && note !== undefined).join(' · ')}</small>
  );
}

interface CostsProps extends Pick<PlayedTogether, 'players'> {
  costs: NonNullable<PlayedTogether['costs']>;
}

function Costs({ costs, players }: CostsProps) {
  const { people: words } = useWords(togetherWords);
  const there = new Set<string | null>(players.map(({ id }) => id));
  const total = sumOf(costs.spent);
  const gone = sumOf(costs.spent.filter(({ id }) => !there.has(id)));
  return (
    <>
      {(gone.credits > 0 || gone.xp > 0) && (
        <Hint>
          {words.gone}: {words.spent(gone.credits, gone.xp)}
        </Hint>
      )}
      <Hint>
        {words.total(total.credits, total.xp)} {words.next(costs.next, costs.balance)}
      </Hint>
    </>
  );
}

const sumOf = (spent: readonly Spent[]): Spent => ({
  credits: spent.reduce((total, { credits }) => total + credits, 0),
  xp: spent.reduce((total, { xp }) => total + xp, 0),
});
