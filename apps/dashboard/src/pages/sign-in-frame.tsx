import type { ReactNode } from 'react';
import { Mark } from '../ui/mark.tsx';
import { ThemeButton } from '../ui/theme-button.tsx';

/** The page around everything that happens before somebody is signed in. */
export function SignInFrame({ title, intro, children }: { title: string; intro?: ReactNode; children?: ReactNode }) {
  return (
    <div className="sign-in">
      <div className="sign-in-art" aria-hidden="true">
        <div className="art-a" />
        <div className="art-b" />
        <div className="art-c" />
        <div className="art-d">Aa</div>
        <div className="art-e" />
        <div className="art-f" />
      </div>
      <main className="sign-in-main">
        <div className="row spread">
          <span className="home">
            <Mark />
            <span>Brandprint</span>
          </span>
          <ThemeButton />
        </div>
        <div className="sign-in-card stack">
          <h1>{title}</h1>
          {intro && <div className="muted">{intro}</div>}
          {children}
        </div>
      </main>
    </div>
  );
}
