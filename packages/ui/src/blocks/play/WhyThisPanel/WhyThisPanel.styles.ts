import styled from '../../../theme/styled.ts';
import { ErrorState } from '../../../patterns/ErrorState/ErrorState.tsx';
import { withPage } from '../../../theme/alignment.ts';
import { plainHeading, plainList } from '../../../theme/elements.ts';

export const Lead = styled.p`
  color: var(--kl-text-soft);
`;

/** An error without the padding that the panel already has. */
export const ReasonsError = styled(ErrorState)`
  &&[data-layout='row'] {
    padding: var(--kl-size-12) 0 0;
  }
`;

export const Missing = styled.div`
  margin-block-start: var(--kl-size-18);
`;

export const Reasons = styled.dl`
  display: grid;
  gap: var(--kl-size-12);
  margin: var(--kl-size-14) 0 0;
`;

export const ReasonName = styled.dt`
  display: flex;
  align-items: center;
  gap: var(--kl-size-10);
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);
  font-weight: 600;

  svg {
    inline-size: var(--kl-size-18);
    block-size: var(--kl-size-18);
    color: var(--kl-gold-text);
  }
`;

export const Reason = styled.dd`
  margin: var(--kl-size-2) 0 0;
  padding-inline-start: var(--kl-size-28);
  color: var(--kl-text-soft);

  b {
    color: var(--kl-text);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

/** The player's choice or own text, in the language of the story. */
export const Quoted = styled.span`
  color: var(--kl-text);
  overflow-wrap: anywhere;
`;

export const SectionTitle = styled.h3`
  ${plainHeading}
  margin-block: var(--kl-size-18) var(--kl-size-6);
  font-size: var(--kl-fs-18);
`;

export const Memories = styled.ul`
  ${plainList}
  ${withPage}
`;

export const Memory = styled.li`
  padding-block: var(--kl-size-8);
  border-block-start: var(--kl-hairline) solid var(--kl-line);
  color: var(--kl-text-soft);
  overflow-wrap: anywhere;
`;

export const NoMemory = styled.p`
  color: var(--kl-text-soft);
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(var(--kl-size-72), var(--kl-size-96)) minmax(0, 1fr);
  align-items: baseline;
  gap: var(--kl-size-6) var(--kl-size-12);
  margin: var(--kl-size-4) 0 0;

  dt {
    color: var(--kl-text-mute);
    font-size: var(--kl-fs-13);
    font-weight: 600;
    line-height: inherit;
  }
  dd {
    margin: 0;
    color: var(--kl-text-soft);
    overflow-wrap: anywhere;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-8);
  margin-block-start: var(--kl-size-16);
`;
