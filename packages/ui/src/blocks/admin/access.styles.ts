import { css } from '@emotion/react';
import styled from '../../theme/styled.ts';
import { plainHeading } from '../../theme/elements.ts';
import { media } from '../../theme/media.ts';

/** A whole page with a card in its middle. */
export const Ground = styled.main`
  display: grid;
  place-items: center;
  min-block-size: 100dvh;
  padding: var(--kl-size-24) var(--kl-gutter);
  background: var(--kl-bg-deep);
`;

const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-16);
  inline-size: 100%;
  max-inline-size: 440px;
  padding: var(--kl-size-24) var(--kl-size-20);
  border: var(--kl-hairline) solid var(--kl-line);
  border-radius: var(--kl-radius-14);
  background: var(--kl-surface-1);
  box-shadow: var(--kl-shadow-3);

  ${media.compact} {
    padding: var(--kl-size-36) var(--kl-size-40);
  }
`;

export const Card = styled.div`
  ${card}
`;

/** A card that is a form, with more space below its heading. */
export const FormCard = styled.form`
  ${card}

  > h1 {
    margin-block-end: var(--kl-size-8);
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--kl-size-8);
`;

export const Title = styled.h1`
  ${plainHeading}
  margin-block-start: var(--kl-size-8);
  font-size: var(--kl-fs-28);
`;

export const Text = styled.p`
  color: var(--kl-text-soft);
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;
