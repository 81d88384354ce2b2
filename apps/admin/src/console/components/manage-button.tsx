import { Button } from '@pricehunt/ui-kit';
import type { ButtonProps } from '@pricehunt/ui-kit';
import { useMayManage } from '../use-admin';

/** A button of a change or a trial, which viewers may not make: they don't see it. */
export function ManageButton(props: ButtonProps) {
  return useMayManage() ? <Button {...props} /> : null;
}
