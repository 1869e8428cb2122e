import styled from '@emotion/styled';

export const Person = styled.span`
  display: flex;
  align-items: center;
  gap: var(--kl-size-12);
  min-inline-size: 0;
`;

export const Named = styled.b`
  display: block;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const Username = styled.small`
  display: block;
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);
  overflow-wrap: anywhere;
`;

export const Verified = styled.span`
  display: flex;
  align-items: center;
  gap: var(--kl-size-6);
  color: var(--kl-text-soft);

  svg {
    inline-size: var(--kl-size-18);
    block-size: var(--kl-size-18);
  }
  &[data-verified] svg {
    color: var(--kl-success-text);
  }
`;
