import type { BegunSecondFactor, SecondFactor } from '@kathaloka/contract/entities';
import { checkSignInCode } from '@kathaloka/contract/rules';
import type { ComponentProps, ReactNode } from 'react';
import { useForm } from '../../../hooks/useForm.ts';
import { ErrorNote } from '../../../patterns/Note/ErrorNote.tsx';
import { Note } from '../../../patterns/Note/Note.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Lead } from '../AccountForm/AccountForm.styles.ts';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import { focusWhenShown } from '../AccountForm/focusWhenShown.ts';
import { CodeField } from '../CodeField/CodeField.tsx';
import { QrCode } from './QrCode.tsx';
import { Codes, Read, Row, Stack } from './SecondFactorPanel.styles.ts';
import { profileWords } from '../../../words/profile/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface SecondFactorPanelProps extends Omit<
  ComponentProps<'section'>,
  'children' | 'title' | 'onCopy'
> {
  /** Whether the factor is on; `undefined` while loading. */
  factor: SecondFactor | undefined;
  /** The secret of a factor that is being set up. */
  setup?: BegunSecondFactor | undefined;
  /** The recovery codes, right after the factor was switched on. */
  recoveryCodes?: readonly string[] | undefined;
  /**
   * Whether the account needs the factor to administer.
   * @default false
   */
  isDuty?: boolean | undefined;
  /**
   * Whether the recovery codes were copied.
   * @default false
   */
  isCopied?: boolean;
  /** Called to set the factor up. */
  onBegin: () => void;
  /** Called with the first code of the app. */
  onConfirm: (code: string) => void;
  /** Called to give the set-up up. */
  onCancel: () => void;
  /** Called to copy the recovery codes. */
  onCopy: () => void;
  /** Called to download the recovery codes. */
  onSave: () => void;
  /** Called when the recovery codes are stored. */
  onDone: () => void;
  /** Called to switch the factor off. */
  onRemove: () => void;
  /**
   * Whether the first code is being checked.
   * @default false
   */
  loading?: boolean;
  /** The error message of a failed request. */
  error?: ReactNode;
}

/**
 * The second factor of an account: off, being set up, with its recovery codes, or on.
 *
 * @use Switches a second factor on and off, and shows its secret and its recovery codes once.
 * @avoid Not to sign in: `SignInCode`.
 * @heard The state in words; the secret in groups; the recovery codes as a list; an error as an alert.
 * @keys press, type, submit, follow
 * @example
 * <SecondFactorPanel factor={factor} onBegin={begin} onConfirm={confirm} {...others} />
 */
export function SecondFactorPanel({
  factor,
  setup,
  recoveryCodes,
  isDuty = false,
  isCopied = false,
  onBegin,
  onConfirm,
  onCancel,
  onCopy,
  onSave,
  onDone,
  onRemove,
  loading = false,
  error,
  ...rest
}: SecondFactorPanelProps) {
  const { factor: words, ownLanguage } = useWords(profileWords);
  return (
    <Panel title={words.title} lang={ownLanguage} {...rest}>
      <Stack>
        {isDuty && <Note tone="warning">{words.duty}</Note>}
        {recoveryCodes ? (
          <Recovery {...{ recoveryCodes, isCopied, onCopy, onSave, onDone }} />
        ) : setup ? (
          <SetUp {...{ setup, onConfirm, onCancel, loading, error }} />
        ) : (
          <>
            <ErrorNote>{error}</ErrorNote>
            <State {...{ factor, onBegin, onRemove }} />
          </>
        )}
      </Stack>
    </Panel>
  );
}

function State({
  factor,
  onBegin,
  onRemove,
}: Pick<SecondFactorPanelProps, 'factor' | 'onBegin' | 'onRemove'>) {
  const words = useWords(profileWords).factor;
  if (!factor)
    return (
      <>
        <VisuallyHidden as="p">{words.loading}</VisuallyHidden>
        <Skeleton width={60} aria-hidden />
      </>
    );
  if (factor.since === null)
    return (
      <>
        <Lead>{words.lead}</Lead>
        <Button onClick={onBegin}>{words.turnOn}</Button>
      </>
    );
  return (
    <>
      <p>
        {words.since(factor.since)} {words.left(factor.recovery_codes_left)}
      </p>
      <Button variant="outline" onClick={onRemove}>
        {words.turnOff}
      </Button>
    </>
  );
}

type SetUpProps = Pick<SecondFactorPanelProps, 'onConfirm' | 'onCancel' | 'loading' | 'error'> & {
  setup: BegunSecondFactor;
};

function SetUp({ setup, onConfirm, onCancel, loading, error }: SetUpProps) {
  const words = useWords(profileWords).factor;
  const form = useForm({
    initialValues: { code: '' },
    rules: { code: checkSignInCode },
    onSubmit: ({ code }) => onConfirm(code),
  });
  return (
    <>
      <p tabIndex={-1} ref={focusWhenShown}>
        {words.setUp}
      </p>
      <QrCode value={setup.otpauth_url} label={words.qrCode} />
      <Read dir="ltr" translate="no">
        <VisuallyHidden>{words.secret}</VisuallyHidden>
        <code>{setup.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
      </Read>
      <TextLink href={setup.otpauth_url}>{words.openApp}</TextLink>
      <AccountForm
        form={form}
        submitLabel={words.confirm}
        loadingLabel={words.busy}
        loading={loading}
        error={error}
        size="medium"
        foot={
          <Button variant="ghost" onClick={onCancel}>
            {words.cancel}
          </Button>
        }
      >
        <CodeField control={form.field('code')} error={form.errors.code} takesRecovery={false} />
      </AccountForm>
    </>
  );
}

type RecoveryProps = Pick<SecondFactorPanelProps, 'isCopied' | 'onCopy' | 'onSave' | 'onDone'> & {
  recoveryCodes: readonly string[];
};

function Recovery({ recoveryCodes, isCopied = false, onCopy, onSave, onDone }: RecoveryProps) {
  const words = useWords(profileWords).factor;
  return (
    <>
      <div tabIndex={-1} ref={focusWhenShown}>
        <Note tone="success">{words.codes}</Note>
      </div>
      <Read dir="ltr" translate="no">
        <Codes>
          {recoveryCodes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
      </Read>
      <Row>
        <Button variant="outline" onClick={onCopy}>
          {isCopied ? words.copied : words.copy}
        </Button>
        <Button variant="outline" onClick={onSave}>
          {words.save}
        </Button>
        <Button variant="primary" onClick={onDone}>
          {words.done}
        </Button>
      </Row>
    </>
  );
}
