export function SettingsFrame() { return null; }
