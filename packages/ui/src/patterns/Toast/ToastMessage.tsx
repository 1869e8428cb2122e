import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Line, Message, Root } from './Toast.styles.ts';
import type { ToastData, ToastTone } from './toastQueue.ts';
import { overlayWords } from '../../words/overlay/en.ts';
import { useWords } from '../../words/useWords.ts';

interface ToastMessageProps {
  toast: Toast.Root.ToastObject<ToastData>;
}

const ICONS: Readonly<Record<string, ReactNode>> = {
  info: <Info />,
  success: <CircleCheck />,
  warning: <TriangleAlert />,
  error: <CircleAlert />,
} satisfies Record<ToastTone, ReactNode>;

/** Base UI hides the buttons of a collapsed toast from screen readers, although they can take focus. */
const REACHABLE = { 'aria-hidden': false } as const;

/** One toast: an icon, its text, an optional action, and a close button. */
export function ToastMessage({ toast }: ToastMessageProps) {
  const words = useWords(overlayWords);
  const { icon = ICONS[toast.type ?? 'info'], action } = toast.data ?? {};
  return (
    <Root toast={toast} swipeDirection="down">
      <Line>
        {icon}
        <Message>{toast.title}</Message>
        {action && (
          <Toast.Close
            {...REACHABLE}
            onClick={action.onSelect}
            render={
              <Button variant="ghost" size="small">
                {action.label}
              </Button>
            }
          />
        )}
        <Toast.Close
          {...REACHABLE}
          render={
            <IconButton label={words.close} variant="plain" size="small">
              <X />
            </IconButton>
          }
        />
      </Line>
    </Root>
  );
}
