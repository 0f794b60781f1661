import { Component, type ReactNode } from 'react';
import { Broken } from './Broken.js';

interface Props {
  /** The address; another one gets another try. */
  readonly place: string;
  readonly children: ReactNode;
}

interface State {
  readonly broken: boolean;
  readonly place: string;
}

/** Catches what a page throws, so that the rest stands and the reader is told what to do. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: false, place: this.props.place };

  static override getDerivedStateFromError(): Partial<State> {
    return { broken: true };
  }

  static override getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { broken: false, place };
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}
