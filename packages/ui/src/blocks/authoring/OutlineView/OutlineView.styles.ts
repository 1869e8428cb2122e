import styled from '@emotion/styled';

export const OutlineRoot = styled.ol`
  display: grid;
  gap: 12px;
  max-inline-size: 760px;
  margin: 0 auto;
  padding: 0;
  list-style: '';
`;

export const Empty = styled.p`
  max-inline-size: 38em;
  margin: auto;
  padding: 48px 16px;
  color: var(--text-soft);
  text-align: center;
  text-wrap: balance;
`;

export const SceneCard = styled.li`
  position: relative;
  border: 1px solid var(--line-strong);
  border-radius: 10px;
  background: var(--surface-1);

  &:hover {
    border-color: var(--gold);
  }
  &[data-loose] {
    border: 1px dashed var(--warning-line);
  }
  &[data-selected] {
    border-color: var(--gold);
    box-shadow: inset 0 0 0 1px var(--gold);
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 10px;
  min-block-size: 52px;
  padding: 8px 16px;
  border-block-end: 1px solid var(--line);
`;

export const Name = styled.h2`
  flex: 1 1 50%;
  min-inline-size: 0;
  padding-block-start: 0.12em;
  font-size: var(--fs-20);
  overflow-wrap: anywhere;
`;

/** The whole card opens the scene. */
export const OpenScene = styled.button`
  text-align: start;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 10px;
  }
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
  &:focus-visible::after {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
    box-shadow: 0 0 0 3px var(--focus-gap);
  }
`;

export const Text = styled.p`
  display: -webkit-box;
  margin: 12px 16px;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  color: var(--text-soft);
  font-family: var(--font-tale);
  font-size: var(--fs-16);
  line-height: var(--lh-ui);
  overflow-wrap: anywhere;
`;

export const Choices = styled.ul`
  display: grid;
  gap: 4px;
  margin: 0;
  padding: 0 12px 12px;
  list-style: '';
`;

export const Choice = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 2px 16px;
  min-block-size: 38px;
  padding: 6px 10px;
  border-radius: 6px;
  background: var(--surface-2);
  overflow-wrap: anywhere;
`;

export const ChoiceTarget = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  margin-inline-start: auto;
  color: var(--gold-text);
  font-size: var(--fs-14);

  &[data-loose] {
    color: var(--warning-text);
  }
  .lucide {
    inline-size: 15px;
    block-size: 15px;
  }
  .lucide:dir(rtl) {
    transform: scaleX(-1);
  }
`;
