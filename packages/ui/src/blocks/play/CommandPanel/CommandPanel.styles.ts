import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

export const Panel = styled.div`
  container-type: inline-size;
  display: grid;
  gap: 8px;

  ${media.compact} {
    gap: 10px;
  }
`;

export const ActForm = styled.form`
  display: flex;
  gap: 6px;

  > button {
    min-block-size: 48px;
    min-inline-size: 62px;
    padding-inline: 10px;
    border-radius: 10px;
  }
  > button .lucide {
    display: none;
  }

  ${media.compact} {
    gap: 10px;

    > button {
      min-inline-size: 104px;
    }
    > button .lucide {
      display: block;
    }
    > button .lucide:dir(rtl) {
      transform: scaleX(-1);
    }
  }
`;

export const Well = styled.div`
  position: relative;
  flex: 1;
  min-inline-size: 0;
`;

export const ActionInput = styled.input`
  inline-size: 100%;
  min-block-size: 48px;
  padding: 9px 12px;
  padding-inline-end: 66px;
  border: 1px solid var(--line-strong);
  border-radius: 10px;
  background: var(--bg-deep);
  color: var(--text);
  font: inherit;
  font-size: var(--fs-16);
  text-overflow: ellipsis;

  [data-theme='palm-leaf'] & {
    background: var(--focus-gap);
  }
  &::placeholder {
    color: var(--text-mute);
    opacity: 1;
  }
  &:disabled {
    cursor: not-allowed;
  }
  &:focus-visible {
    outline-offset: 1px;
  }

  ${media.compact} {
    padding-inline: 14px 92px;
  }
`;

export const Xp = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 12px;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--gold-text);
  font-size: var(--fs-14);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  pointer-events: none;

  .lucide {
    display: none;
  }
  ${media.compact} {
    inset-inline-end: 14px;

    .lucide {
      display: block;
      inline-size: 16px;
      block-size: 16px;
    }
  }
`;

export const Commands = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 6px;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  ${media.compact} {
    gap: 10px;
  }
`;

const glow = keyframes`
  50% { box-shadow: 0 0 0 6px var(--gold-soft); }
`;

export const CommandButton = styled.button`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 2px;
  min-inline-size: 0;
  min-block-size: 54px;
  padding: 6px 2px;
  border: 1px solid var(--line-strong);
  border-radius: 10px;
  background: var(--glass);
  color: var(--text);
  transition:
    border-color var(--t-1),
    background var(--t-1);

  .lucide {
    inline-size: 22px;
    block-size: 22px;
    color: var(--gold-text);
  }
  &[data-directional]:dir(rtl) .lucide {
    transform: scaleX(-1);
  }
  &:hover:enabled,
  &[data-hover] {
    border-color: var(--gold);
    background: var(--surface-2);
  }
  &[data-pulse] {
    border-color: var(--gold);
    box-shadow: 0 0 0 4px var(--gold-soft);
    animation: ${glow} 1.25s var(--ease-in-out) infinite;
  }
  &:disabled {
    border-color: var(--line);
    background: var(--surface-2);
    color: var(--text-mute);
    cursor: not-allowed;

    .lucide {
      color: var(--text-mute);
    }
  }

  ${media.stillness} {
    &[data-pulse] {
      animation: none;
    }
  }

  ${media.compact} {
    grid-template-columns: 24px minmax(0, 1fr);
    justify-items: start;
    align-items: center;
    gap: 2px 12px;
    min-block-size: 56px;
    padding: 6px 14px;
    text-align: start;

    .lucide {
      grid-row: span 2;
    }
    &:lang(ur) {
      min-block-size: 70px;
    }
  }
`;

export const CommandName = styled.span`
  display: flex;
  gap: 8px;
  align-items: baseline;
  justify-content: space-between;
  max-inline-size: 100%;
  font-size: var(--fs-14);
  font-weight: 600;
  line-height: 1.2;

  &:lang(ur) {
    line-height: 1.5;
  }

  ${media.compact} {
    inline-size: 100%;
    font-size: var(--fs-15);
  }
`;

export const Cost = styled.span`
  display: none;
  color: var(--text-mute);
  font-size: var(--fs-12);
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  /* Beside a panel the commands are narrower than the page. */
  @container (min-width: 660px) {
    display: inline;
  }
`;

export const Help = styled.span`
  display: none;
  max-inline-size: 100%;
  color: var(--text-mute);
  font-size: var(--fs-13);
  line-height: 1.2;

  &[data-short] {
    display: block;
    color: var(--warning-text);
    font-size: var(--fs-12);
  }
  &:lang(ur) {
    line-height: 1.5;
  }

  ${media.compact} {
    display: block;

    &[data-short] {
      font-size: var(--fs-13);
    }
  }
`;

export const Ended = styled.p`
  color: var(--text-soft);
  font-size: var(--fs-14);
  text-align: center;
`;
