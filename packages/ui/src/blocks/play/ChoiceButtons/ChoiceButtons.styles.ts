import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

export const Choices = styled.fieldset`
  display: grid;
  gap: 8px;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  ${media.compact} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 10px;
  }
`;

export const Choice = styled.button`
  display: grid;
  grid-template-columns: 30px minmax(0, 1fr);
  align-items: center;
  gap: 12px;
  min-block-size: 52px;
  padding: 8px 14px;
  border: 1px solid var(--gold);
  border-radius: 10px;
  background: var(--surface-2);
  color: var(--text);
  font-size: var(--fs-16);
  line-height: calc(var(--lh-tale) * 0.8);
  text-align: start;
  overflow-wrap: anywhere;
  transition: background var(--t-1);

  &:hover:enabled,
  &[data-hover] {
    background: var(--surface-3);
  }
  &:disabled {
    border-color: var(--line);
    color: var(--text-mute);
    cursor: not-allowed;
  }

  ${media.compact} {
    min-block-size: 60px;
    padding: 10px 18px;
    font-size: 1.0625rem;

    &:last-child:nth-of-type(odd) {
      grid-column: 1 / -1;
    }
  }
`;

export const Disc = styled.span`
  display: grid;
  place-items: center;
  inline-size: 30px;
  block-size: 30px;
  padding-block-start: 3px;
  border: 1px solid currentColor;
  border-radius: 50%;
  color: var(--gold-text);
  font: 600 var(--fs-20) / 1 var(--font-title);

  :disabled > & {
    color: inherit;
  }
`;

export const ChoiceText = styled.span`
  font-family: var(--font-tale);
`;

export const Detour = styled.span`
  display: block;
  color: var(--text-mute);
  font: 400 var(--fs-13) / 1.4 var(--font-ui);
`;
