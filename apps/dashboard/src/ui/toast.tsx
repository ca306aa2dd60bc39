import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';

interface Message {
  id: number;
  text: string;
}

const SHOWN_MS = 3_500;
const ToastContext = createContext<(text: string) => void>(() => {});

/** Says something for a moment, also to screen readers. */
export const useToast = () => useContext(ToastContext);

export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<Message[]>([]);
  const say = useCallback((text: string) => {
    const message = { id: Date.now() + Math.random(), text };
    setMessages((shown) => [...shown.slice(-2), message]);
    setTimeout(() => setMessages((shown) => shown.filter(({ id }) => id !== message.id)), SHOWN_MS);
  }, []);
  const list = useMemo(
    () =>
      messages.map(({ id, text }) => (
        <div className="toast" key={id}>
          {text}
        </div>
      )),
    [messages],
  );
  return (
    <ToastContext value={say}>
      {children}
      <div className="toasts" role="status">
        {list}
      </div>
    </ToastContext>
  );
}
