import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

export const StateRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  overflow-wrap: break-word;

  > a {
    inline-size: 100%;
  }
  /* The ring of its one action stays off the words. */
  > a,
  > button {
    margin-block-start: 6px;
  }
`;

export const Mark = styled.div`
  display: flex;
  align-items: end;
  min-block-size: 46px;
  color: var(--gold);

  > .lucide {
    inline-size: 46px;
    block-size: 46px;
    stroke-width: 1.4;
  }
  &[data-mark='check'] {
    color: var(--success-text);
  }
  &[data-mark='alert'] {
    color: var(--danger-text);
  }
`;

const burn = keyframes`
  from { opacity: 0.3; }
  to { opacity: 1; }
`;

export const Flames = styled.span`
  display: inline-flex;
  gap: 16px;
`;

/** `--order` says when it is lit. */
export const Flame = styled.span`
  inline-size: 18px;
  block-size: 27px;
  border-radius: 50% / 66% 66% 34% 34%;
  background: var(--gold);
  animation: ${burn} 1s var(--ease-in-out) calc(var(--order) * 0.18s) infinite alternate backwards;

  ${media.stillness} {
    animation: none;
  }
`;

export const Title = styled.h1`
  font-size: var(--fs-28);
`;

export const Text = styled.p`
  color: var(--text-soft);
  text-wrap: pretty;
`;
