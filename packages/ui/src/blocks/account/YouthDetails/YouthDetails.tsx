import type { Youth } from '@kathaloka/contract/entities';
import type { ComponentProps } from 'react';
import { usePaths } from '../../../paths.ts';
import { Note } from '../../../patterns/Note/Note.tsx';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { CoversList } from '../CoversList/CoversList.tsx';
import { Details } from './YouthDetails.styles.ts';
import { profileWords } from '../../../words/profile/en.ts';
import { youngWords } from '../../../words/young/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface YouthDetailsProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** The account's data about consent and age. */
  youth: Pick<Youth, 'needs' | 'adult_in' | 'consented_at'>;
  /** The address of the page on which a guardian is asked. */
  consentHref?: string | undefined;
}

/**
 * Says what a youth account may do, until when it counts as one, and whether a guardian has agreed.
 *
 * @use Says what a youth account may do, until when, and whether a guardian has agreed.
 * @avoid Not to name a guardian: `YouthConsent`.
 * @heard Terms and values; the state in words.
 * @keys follow
 * @example
 * <YouthDetails youth={user.youth} />
 */
export function YouthDetails({ youth, consentHref, ...rest }: YouthDetailsProps) {
  const words = useWords(youngWords).details;
  const paths = usePaths();
  const { day } = useWords(profileWords);
  const { needs, adult_in, consented_at } = youth;
  return (
    <Panel title={words.title} {...rest}>
      <Details>
        {consented_at === null ? (
          <Note tone="warning">{words.missing}</Note>
        ) : (
          <Note tone="success">{words.consented(day(consented_at))}</Note>
        )}
        {adult_in !== null && <p>{words.adult(adult_in)}</p>}
        <CoversList />
        {needs !== null && (
          <p>
            <TextLink href={consentHref ?? paths.consent}>{words.toConsent}</TextLink>
          </p>
        )}
      </Details>
    </Panel>
  );
}
