import {
  INVITATION_HOURS,
  type InvitationHours,
  PLAYERS_MAX,
  TOGETHER_BUDGET,
} from '@kathaloka/contract/limits';
import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { Buttons, Hint, Section, SectionTitle } from '../SessionPanel/SessionPanel.styles.ts';
import { BudgetField } from './BudgetField.tsx';
import type { OpenInvitation } from './playedTogether.ts';
import { Address, Field } from './TogetherPanel.styles.ts';
import { togetherWords } from '../../../words/together/en.ts';
import { useWords } from '../../../words/useWords.ts';

const DEFAULT_HOURS: InvitationHours = 24;

interface TogetherInvitationProps {
  invitation: OpenInvitation | undefined;
  /** Whether this invitation starts playing together, so that it needs a budget. */
  isFirst: boolean;
  /** The number of players, including the payer. */
  players: number;
  disabled: boolean;
  loading: boolean;
  onInvite: (hours: InvitationHours, budget?: number) => void;
  onRevoke: () => void;
  onCopy: () => void;
  onShare: (() => void) | undefined;
}

/** The link by which others join, with buttons to create, copy and revoke it. */
export function TogetherInvitation({ invitation, players, ...rest }: TogetherInvitationProps) {
  const { invitation: words } = useWords(togetherWords);
  const places = Math.max(0, PLAYERS_MAX - players);
  return (
    <Section aria-label={words.title}>
      <SectionTitle>{words.title}</SectionTitle>
      <Hint>{places === 0 ? words.full : `${words.text} ${words.places(places)}`}</Hint>
      {invitation && <OpenLink invitation={invitation} {...rest} />}
      {places > 0 && <MakeLink isAgain={invitation !== undefined} {...rest} />}
    </Section>
  );
}

type PartProps = Omit<TogetherInvitationProps, 'invitation' | 'players'>;

function OpenLink({
  invitation,
  disabled,
  onRevoke,
  onCopy,
  onShare,
}: PartProps & { invitation: OpenInvitation }) {
  const { invitation: words } = useWords(togetherWords);
  return (
    <>
      <Address>
        <TextField
          aria-label={words.label}
          readOnly
          value={invitation.url}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Address>
      <Hint>{words.until(invitation.expires_at, true)}</Hint>
      <Buttons>
        <Button size="small" icon={<Copy />} onClick={onCopy}>
          {words.copy}
        </Button>
        {onShare && (
          <Button size="small" icon={<Share2 />} onClick={onShare}>
            {words.share}
          </Button>
        )}
        <Button size="small" variant="ghost" disabled={disabled} onClick={onRevoke}>
          {words.revoke}
        </Button>
      </Buttons>
    </>
  );
}

function MakeLink({ isAgain, isFirst, disabled, loading, onInvite }: PartProps & { isAgain: boolean }) {
  const { invitation: words } = useWords(togetherWords);
  const [hours, setHours] = useState<InvitationHours>(DEFAULT_HOURS);
  const [budget, setBudget] = useState<number | null>(TOGETHER_BUDGET);
  return (
    <>
      <Field>
        <FormField label={words.valid} hint={isAgain ? words.againHint : undefined}>
          <Select
            options={INVITATION_HOURS.map((value) => ({
              value: String(value),
              label: words.hours[value] ?? String(value),
            }))}
            value={String(hours)}
            onValueChange={(value) => setHours(Number(value) as InvitationHours)}
          />
        </FormField>
      </Field>
      {isFirst && <BudgetField value={budget} disabled={disabled} onValueChange={setBudget} />}
      <Button
        size="small"
        variant={isAgain ? 'outline' : 'primary'}
        disabled={disabled || (isFirst && budget === null)}
        loading={loading}
        loadingLabel={words.making}
        onClick={() => onInvite(hours, isFirst ? (budget ?? undefined) : undefined)}
      >
        {isAgain ? words.again : words.make}
      </Button>
    </>
  );
}
