import styled from '../../theme/styled.ts';
import { media } from '../../theme/media.ts';
import { plainHeading } from '../../theme/elements.ts';

/** The shared parts of the administrators' pages. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--kl-size-16);
`;

export const PageHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--kl-size-12) var(--kl-size-16);
`;

export const HeadActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-8);
`;

export const PageTitle = styled.h1`
  ${plainHeading}
  padding-block-start: 0.1em;
  font-size: var(--kl-fs-30);
`;

export const PageLead = styled.p`
  max-inline-size: 46em;
  color: var(--kl-text-soft);
  text-wrap: pretty;
`;

export const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-12);
  inline-size: 100%;

  > button {
    max-inline-size: 100%;
    overflow-wrap: anywhere;
    white-space: normal;
  }

  ${media.compact} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    inline-size: auto;

    > :not(button, a) {
      inline-size: 240px;
    }
  }
`;

export const Quiet = styled.span`
  color: var(--kl-text-soft);
`;

export const RowActions = styled.div`
  display: flex;
  gap: var(--kl-size-4);

  [data-align='end'] & {
    justify-content: end;
  }
  /* On a card, aligns the icon of the last button with the values above; the button is wider than its icon. */
  margin-inline-end: calc((var(--kl-size-20) - var(--kl-ctl-sm)) / 2);
  ${media.compact} {
    margin-inline-end: 0;
  }
`;

export const NameFormRoot = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-8);
  max-inline-size: 520px;
`;

export const NameButtons = styled.div`
  display: flex;
  align-items: center;
  gap: var(--kl-size-8);
  min-block-size: var(--kl-size-48);
`;

/** The form that adds an entry, above the list. */
export const Drawer = styled.div`
  padding: var(--kl-size-16);
  border-radius: var(--kl-radius-8);
  background: var(--kl-surface-1);
`;
