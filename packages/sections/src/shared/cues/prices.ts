/** An amount of money: "£18", "18 zł". */
export const PRICE = /[$€£¥₽₹]\s?\d|\d\s?[$€£¥₽₹円元]|\d\s?(?:kr|zł|Kč|Ft|lei|USD|EUR)(?!\p{L})/u;
