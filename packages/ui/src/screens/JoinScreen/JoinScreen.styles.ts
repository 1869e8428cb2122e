import { withPage } from '../../theme/alignment.ts';
import { media } from '../../theme/media.ts';
import { plainHeading } from '../../theme/elements.ts';
import styled from '../../theme/styled.ts';

export const JoinRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--kl-size-20);
  inline-size: 100%;
  max-inline-size: 640px;
  margin-inline: auto;
  padding-block: var(--kl-size-20) var(--kl-size-48);

  > p {
    margin: 0;
    color: var(--kl-text-soft);
  }
  ${media.compact} {
    padding-block: var(--kl-size-36) var(--kl-size-64);
  }
`;

export const Cover = styled.div`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: var(--kl-radius-10);
`;

export const Title = styled.h1`
  ${plainHeading}
  ${withPage}
  padding-block-start: 0.1em;
  font-size: var(--kl-fs-30);
  overflow-wrap: anywhere;

  ${media.compact} {
    font-size: var(--kl-fs-44);
  }
`;

export const Invites = styled.p`
  && {
    color: var(--kl-text);
    font-size: var(--kl-fs-18);
    overflow-wrap: anywhere;
  }
`;

export const Begin = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-12);
`;

/** A page with a single message. */
export const MessagePage = styled.div`
  align-self: center;
  padding-block: var(--kl-size-48);
`;

/** The games with their buttons: side by side on a wide screen. */
export const Games = styled.div`
  inline-size: 100%;

  > ul {
    display: grid;
    gap: var(--kl-size-12);
    margin-block: var(--kl-size-12) 0;
    padding: 0;
    list-style: '';
  }
  > ul > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--kl-size-8) var(--kl-size-12);
    align-items: center;
    justify-content: center;
    overflow-wrap: anywhere;
  }
`;

/** Reserves the space of a time: the server does not know the reader's clock. */
export const Until = styled.span`
  &[data-hydrating] {
    visibility: hidden;
  }
`;
