import { canRetry, isRefusal } from '@kathaloka/api';
import { GuardianScreen, useFormFailureText, youngWords, useWords } from '@kathaloka/ui';
import { useEffect, useRef } from 'react';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import {
  useGetGuardianshipMutation,
  useGiveConsentMutation,
  useWithdrawConsentMutation,
} from './guardianCalls.ts';
import { useTokenFromAddress } from './useTokenFromAddress.ts';

/** The page on which a guardian without an account decides, opened by the link in an email. */
export function GuardianRoute() {
  const words = useWords(youngWords);
  const { failure } = useFormFailureText();
  usePageTitle(words.page.title);
  const token = useTokenFromAddress();
  const [open, opened] = useGetGuardianshipMutation();
  const [agree, agreed] = useGiveConsentMutation();
  const [withdraw, withdrawn] = useWithdrawConsentMutation();
  const isTried = useRef(false);

  useEffect(() => {
    if (token === undefined || isTried.current) return;
    isTried.current = true;
    void open({ query: { token } });
  }, [token, open]);

  /** The newest answer replaces the earlier ones. */
  const answers = [withdrawn, agreed, opened];
  const last = answers.find(({ data }) => data !== undefined);
  const error = withdrawn.error ?? agreed.error ?? (last ? undefined : opened.error);
  const isInvalid = isRefusal(error, 'invalid_link');
  const send = token === undefined ? undefined : { token };

  return (
    <GuardianScreen
      guardianship={isInvalid ? undefined : last?.data}
      isInvalid={isInvalid}
      isMissing={token === undefined}
      isRemoved={withdrawn.isSuccess && withdrawn.originalArgs?.body.deletes_account === true}
      onAgree={() => {
        withdrawn.reset();
        if (send) void agree({ body: { ...send, is_adult_guardian: true } });
      }}
      onWithdraw={() => void (send && withdraw({ body: send }))}
      onRemove={() => void (send && withdraw({ body: { ...send, deletes_account: true } }))}
      onRetry={
        send && opened.isError && canRetry(opened.error) ? () => void open({ query: send }) : undefined
      }
      loading={opened.isLoading || agreed.isLoading || withdrawn.isLoading}
      error={isInvalid ? undefined : failure(error, words.failure)}
    />
  );
}
