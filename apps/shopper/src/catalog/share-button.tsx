import { Button } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useMessages } from '../messages/use-messages';

export interface ShareButtonProps {
  /** The product's title, for apps that show one beside the link. */
  readonly title: string;
}

/** Shares the page's link by the device, or copies it where the device can't. */
export function ShareButton({ title }: ShareButtonProps) {
  const { share } = useMessages().actions;
  const { show } = useToast();
  const copy = async () => {
    try {
      await window.navigator.clipboard.writeText(window.location.href);
      show({ title: share.copied, tone: 'good' });
    } catch {
      show({ title: share.notCopied, tone: 'danger' });
    }
  };
  const open = () => {
    if (!('share' in window.navigator)) return copy();
    // The promise rejects when the person closes the device's sheet.
    return window.navigator.share({ title, url: window.location.href }).catch(() => {});
  };
  return <Button onClick={() => void open()}>{share.label}</Button>;
}
