import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

/** Between a panel and the edge of the window, in pixels. */
const MARGIN = 12;

interface PopoverProps {
  /** The content of the button that opens it. */
  button: ReactNode;
  /** The name of the button, if its content does not say it. */
  label?: string;
  className?: string;
  align?: 'start' | 'end';
  children: (close: () => void) => ReactNode;
}

/** A panel below its button. Escape, a click elsewhere and leaving it by Tab close it. */
export function Popover({ button, label, className = 'button', align = 'end', children }: PopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  useKeptInside(panel, isOpen);
  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  useEffect(() => {
    if (!isOpen) return;
    const leave = (event: Event) => {
      if (!anchor.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from anywhere inside
    <div
      className="popover-anchor"
      ref={anchor}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
      }}
    >
      <button
        ref={trigger}
        type="button"
        className={className}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {button}
      </button>
      {isOpen && (
        <div ref={panel} className={`popover ${align}`} id={id}>
          {children(close)}
        </div>
      )}
    </div>
  );
}

/** Moves an open panel sideways as far as the window would cut it off, also when its content arrives later. */
function useKeptInside(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!isOpen || !element) return;
    const keepInside = () => {
      element.style.translate = '';
      const { left, right } = element.getBoundingClientRect();
      const width = document.documentElement.clientWidth;
      const shift = left < MARGIN ? MARGIN - left : Math.min(0, width - MARGIN - right);
      element.style.translate = `${shift}px`;
    };
    const observer = new ResizeObserver(keepInside);
    observer.observe(element);
    window.addEventListener('resize', keepInside);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', keepInside);
    };
  }, [panel, isOpen]);
}
